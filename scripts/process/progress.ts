const quietMs = 1_500;
const remindMs = 10_000;

/** Prints one indented line. */
export function printLine(text: string): void {
  process.stdout.write(text ? `  ${text}\n` : '\n');
}

/** Returns `1.4 s`, or `2 min 05 s` from a minute on. */
export function formatDuration(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * Runs a piece of work and prints `✓ done  1.4 s` at its end. After 1.5 s it prints `doing`, and every ten seconds again with
 * the progress that `soFar` returns (`34 of 95`), so that long work does not look like a hang.
 */
export async function step<T>(
  doing: string,
  done: string,
  work: () => Promise<T>,
  soFar: () => string = () => '',
): Promise<T> {
  const start = performance.now();
  const elapsed = () => formatDuration(performance.now() - start);
  const first = setTimeout(() => printLine(`… ${doing}`), quietMs);
  const again = setInterval(
    () => printLine(`… ${[doing, soFar(), `${elapsed()} so far`].filter(Boolean).join(', ')}`),
    remindMs,
  );
  try {
    const result = await work();
    printLine(`✓ ${done}  ${elapsed()}`);
    return result;
  } finally {
    clearTimeout(first);
    clearInterval(again);
  }
}
