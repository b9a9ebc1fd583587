/** An error whose message is one sentence that tells a person what is wrong and what to do; no stack trace is owed. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** For a failure whose sentence has been written already; it ends a script without another one. */
export function alreadyReported(): PlainError {
  return new PlainError('');
}

interface SystemError extends Error {
  code?: string;
  path?: string;
}

/** The sentence for a full disk, the same wherever it strikes. `path` is the folder that could not be written. */
export function diskFullSentence(path: string): string {
  return `The disk that holds ${path} is full: free some space there, or point DATA_DIR at another disk, and start again.`;
}

/** The sentence for a folder that may not be written. */
export function notWritableSentence(path: string): string {
  return `${path} cannot be written: give this user the right to write there, or point DATA_DIR at another folder.`;
}

/** One sentence for whatever was thrown. `folder` is named where the error itself names no path. */
export function describeFailure(thrown: unknown, folder: string): string {
  if (thrown instanceof PlainError) return thrown.message;
  if (!(thrown instanceof Error)) return String(thrown);
  const { code, path, message }: SystemError = thrown;
  if (code === 'ENOSPC' || code === 'EDQUOT' || /no space left on device/i.test(message)) {
    return diskFullSentence(path ?? folder);
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return notWritableSentence(path ?? folder);
  return message;
}
