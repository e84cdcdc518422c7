/**
 * A table for the terminal: columns of numbers to the right, all others to the left.
 * @param {string[]} head @param {string[][]} rows
 */
export const table = (head, rows) => {
	const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
	const numeric = head.map((_, column) => rows.some((row) => /^[\d.,]+( ms)?$/.test(row[column] ?? '')));
	/** @param {string[]} row */
	const line = (row) =>
		row
			.map((cell, column) => (numeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
			.join('  ')
			.trimEnd();
	return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
};
