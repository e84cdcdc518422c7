/** What must hold in a position: values by path, as `{ "seats.0.totem.space": 2 }`. */
export type Condition = Readonly<Record<string, unknown>>;

/** Data as text, in whatever order its fields were written. */
const plain = (data: unknown): string =>
	JSON.stringify(data, (_, value) =>
		value && typeof value === 'object' && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
			: value,
	) ?? 'undefined';

/** Whether two pieces of data say the same. */
export const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

const at = (data: unknown, path: string): unknown =>
	path
		.split('.')
		.reduce<unknown>(
			(value, key) =>
				typeof value === 'object' && value !== null && Object.hasOwn(value, key)
					? (value as Record<string, unknown>)[key]
					: undefined,
			data,
		);

/** Whether a position is as the condition says, in every value that it names. */
export const holds = (condition: Condition, position: unknown): boolean =>
	Object.entries(condition).every(([path, value]) => isSame(at(position, path), value));
