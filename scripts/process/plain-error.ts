/** An error whose message is one sentence on what is wrong and what to do. It is printed without a stack trace. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/** Returns an error without a message, for a failure that has been printed already. */
export function alreadyReported(): PlainError {
  return new PlainError('');
}

interface SystemError extends Error {
  code?: string;
  path?: string;
}

/** Returns the sentence for a full disk. `path` could not be written. */
export function diskFullSentence(path: string): string {
  return `The disk that holds ${path} is full: free some space there, or point DATA_DIR at another disk, and start again.`;
}

/** Returns the sentence for a path without permission to write. */
export function notWritableSentence(path: string): string {
  return `${path} cannot be written: give this user the right to write there, or point DATA_DIR at another folder.`;
}

/** Returns one sentence for whatever was thrown. It names `folder` when the error names no path. */
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
