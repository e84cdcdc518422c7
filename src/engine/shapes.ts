/** Shapes that stay cheap to check whatever they are given. */
import * as v from 'valibot';

/** A list whose length is looked at before anything in it is. */
export const list = <Item extends v.GenericSchema>(item: Item, most: number, least = 0) =>
	v.pipe(v.array(v.unknown()), v.minLength(least), v.maxLength(most), v.array(item));
