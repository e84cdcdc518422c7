import { useEffect, useRef, useState } from 'preact/hooks';
import {
	addResult,
	dropGame,
	dropResult,
	type Kept,
	keepGame,
	keptEntries,
	keptGame,
	keptResults,
	longestName,
	type Read,
	type SoloEntry,
	type SoloGame,
	type SoloResult,
	soloNames,
} from '#stores/solo.ts';
import { solo } from '#words/en/solo.ts';

/** Something to tell, with a text that was there, for its owner to keep. */
export interface Trouble {
	text: string;
	was?: string;
}

const listOf = <Value>(read: Read<Value[]>): Value[] => (read.ok && read.value) || [];

const newId = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** The games of this device, the one that is open, and all that can go wrong with keeping them. */
export const useGames = () => {
	const [entries, setEntries] = useState<SoloEntry[]>([]);
	const [results, setResults] = useState<SoloResult[]>([]);
	const [game, setGame] = useState<SoloGame | null>(null);
	const [troubles, setTroubles] = useState<Trouble[]>([]);
	/** The game as it is at the time, for what answers later. */
	const open = useRef<SoloGame | null>(null);
	/** Games as they were last here, should the device not keep them. */
	const memory = useRef(new Map<string, SoloGame>());
	/** Those that the device would not keep, in the list of this page alone. */
	const unkept = useRef(new Map<string, SoloEntry>());

	const tell = (trouble: Trouble) =>
		setTroubles((told) => [...told.filter(({ text }) => text !== trouble.text), trouble].slice(-3));
	const show = (next: SoloGame | null) => {
		open.current = next;
		if (next) memory.current.set(next.id, next);
		setGame(next);
	};
	const readLists = () => {
		const games = keptEntries();
		const finished = keptResults();
		setEntries([...unkept.current.values(), ...listOf(games).filter(({ id }) => !unkept.current.has(id))]);
		setResults(listOf(finished));
		for (const [read, text] of [
			[games, solo.trouble.listUnread],
			[finished, solo.trouble.resultsUnread],
		] as const)
			if (!read.ok) tell(read.error.code === 'newer' ? { text: solo.trouble.newer } : { text, was: read.error.text });
	};
	const hasGone = (kept: Kept): void => {
		if (kept === 'refused') tell({ text: solo.trouble.refused });
		if (kept === 'newer') tell({ text: solo.trouble.newer });
		if (kept === 'many') tell({ text: solo.start.many });
	};
	const note = ({ id, name, played }: SoloGame, round: number, kept: Kept): void => {
		hasGone(kept);
		if (kept === 'kept') unkept.current.delete(id);
		else if (kept !== 'elsewhere') unkept.current.set(id, { id, name, played, round });
	};

	/** Keeps the game that is open, changed. Where another tab went on with it, that is shown and this kept beside it. */
	const put = (changed: SoloGame, round: number): void => {
		const next = { ...changed, played: Date.now(), kept: changed.kept + 1 };
		show(next);
		const kept = keepGame(next, round);
		note(next, round, kept);
		if (kept !== 'elsewhere') return;
		const there = keptGame(next.id);
		keepGame({ ...next, id: newId(), name: `${next.name.slice(0, longestName - 4)} (2)`, kept: 1 }, round);
		if (there.ok && there.value) show(there.value);
		tell({ text: solo.trouble.elsewhere });
	};

	/** Opens what the address names, or nothing. What the device has goes before what this page remembers. */
	const openNamed = (id: string | null): void => {
		if (id === null) {
			show(null);
			readLists();
			return;
		}
		const there = keptGame(id);
		if (there.ok && there.value) show(there.value);
		else {
			show(memory.current.get(id) ?? null);
			if (!there.ok)
				tell(
					there.error.code === 'newer'
						? { text: solo.trouble.newer }
						: { text: solo.trouble.gameUnread(id), was: there.error.text },
				);
			else if (!memory.current.has(id)) tell({ text: solo.trouble.notThere(id) });
		}
	};

	useEffect(() => {
		readLists();
		/** Another tab, or a page that comes back: the game stands as the device has it. */
		const follow = () => {
			readLists();
			const here = open.current;
			if (!here) return;
			const there = keptGame(here.id);
			if (there.ok && there.value && there.value.kept > here.kept) {
				show(there.value);
				tell({ text: solo.trouble.follows });
			}
		};
		const onStorage = ({ key, newValue }: StorageEvent) => {
			if (!key?.startsWith(`stela:${soloNames.list}`)) return;
			const here = open.current;
			if (here && key === `stela:${soloNames.game(here.id)}` && newValue === null) {
				// What is kept next is the first of a game that is not there.
				tell({ text: solo.trouble.gone });
				readLists();
			} else follow();
		};
		const onSight = () => document.visibilityState === 'visible' && follow();
		addEventListener('storage', onStorage);
		addEventListener('pageshow', follow);
		document.addEventListener('visibilitychange', onSight);
		return () => {
			removeEventListener('storage', onStorage);
			removeEventListener('pageshow', follow);
			document.removeEventListener('visibilitychange', onSight);
		};
	}, []);

	return {
		entries,
		results,
		game,
		troubles,
		tell,
		dismiss: (trouble: Trouble) => setTroubles((told) => told.filter((each) => each !== trouble)),
		openNamed,
		put,
		/** A new game, or one from a file; its id, under which the address opens it, or null where there is no room. */
		add(begun: Omit<SoloGame, 'id' | 'begun' | 'played' | 'kept'>): string | null {
			const now = Date.now();
			const next: SoloGame = { ...begun, id: newId(), begun: now, played: now, kept: 1 };
			const kept = keepGame(next, 0);
			if (kept === 'many') {
				hasGone(kept);
				return null;
			}
			note(next, 0, kept);
			memory.current.set(next.id, next);
			readLists();
			return next.id;
		},
		remove(id: string): void {
			memory.current.delete(id);
			if (!unkept.current.delete(id)) hasGone(dropGame(id));
			readLists();
		},
		/** The game is over: its result is kept in its place; false where the device would not. */
		finish(result: SoloResult, id: string): boolean {
			const kept = addResult(result);
			hasGone(kept);
			if (kept === 'kept') {
				memory.current.delete(id);
				hasGone(dropGame(id));
			}
			readLists();
			return kept === 'kept';
		},
		removeResult(at: number): void {
			hasGone(dropResult(at));
			readLists();
		},
	};
};
