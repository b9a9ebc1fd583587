/**
 * Returns a function that runs `run` with one value at a time. While it runs, only the latest further value is kept, so that a fast
 * typist sees each finished state and no queue builds up.
 */
export function latestOnly<T>(run: (value: T) => Promise<void>): (value: T) => void {
  let isRunning = false;
  let waiting: { value: T } | null = null;
  const start = async (value: T) => {
    isRunning = true;
    await run(value);
    isRunning = false;
    const next = waiting;
    waiting = null;
    if (next) void start(next.value);
  };
  return (value) => {
    if (isRunning) waiting = { value };
    else void start(value);
  };
}
