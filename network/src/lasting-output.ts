/** What is known here of a stream of log lines: it says when lines were written or could not be, and writes all of them when the process ends. */
interface LogStream {
  on(event: 'error' | 'write', listener: () => void): unknown;
  flushSync(): void;
}

/** Lines that wait for room on the disk, bytes; what comes beyond is dropped. */
const maxLength = 1024 * 1024;

/**
 * Opens standard output for a log by the function of the log's library. On a full disk lines wait for the next one in place of ending the
 * process, and a process that ends does not wait for room: visitors are worth more than the log.
 */
export function lastingOutput<Stream extends LogStream>(
  open: (options: { dest: number; maxLength: number }) => Stream,
): Stream {
  const stream = open({ dest: 1, maxLength });
  const flush = stream.flushSync.bind(stream);
  let isWritable = true;
  stream.on('write', () => {
    isWritable = true;
  });
  stream.on('error', () => {
    isWritable = false;
  });
  // The library tries to write until it succeeds, without an end.
  stream.flushSync = () => {
    if (isWritable) flush();
  };
  return stream;
}
