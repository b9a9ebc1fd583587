import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Waits between attempts to connect, ms: doubled from the first to the last. */
const usualFirstWaitMs = 100;
const longestWaitMs = 5_000;
/** Time without a byte after which the connection counts as lost, ms; the content service sends something every 15 s. */
const longestSilenceMs = 40_000;

interface FollowOptions {
  /** Address of the stream. */
  url: string;
  /** `X-Header-Api`. */
  apiKey: string;
  /** Receives the tags of what changed. */
  onChange: (tags: readonly string[]) => void;
  log: Logger;
  firstWaitMs?: number;
}

/**
 * Follows the content service's stream of changes (server-sent events) until the returned function is called, and connects again
 * whenever it is lost. Each connection begins with the tag `all`, as changes may have been missed before it.
 */
export function followChanges(options: FollowOptions): () => void {
  const stopping = new AbortController();
  void follow(options, stopping.signal);
  return () => stopping.abort();
}

async function follow(options: FollowOptions, stopping: AbortSignal): Promise<void> {
  const { log, firstWaitMs = usualFirstWaitMs } = options;
  let waitMs = firstWaitMs;
  while (!stopping.aborted) {
    try {
      await readStream(options, stopping, () => {
        if (waitMs > firstWaitMs) log.info('Changes of the content are received again');
        waitMs = firstWaitMs;
      });
    } catch (error) {
      if (stopping.aborted) return;
      // One message for each outage.
      if (waitMs === firstWaitMs)
        log.warn({ err: error }, 'Changes of the content are not received; pages expire by time');
    }
    await sleep(waitMs, undefined, { signal: stopping }).catch(() => undefined);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

/** Reads one connection to its end. Rejects when it cannot be made, breaks or falls silent. */
async function readStream(
  { url, apiKey, onChange }: FollowOptions,
  stopping: AbortSignal,
  onConnected: () => void,
): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new Error('The stream fell silent.')), longestSilenceMs);
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/event-stream', 'x-header-api': apiKey },
      signal: AbortSignal.any([stopping, silence.signal]),
    });
    if (!response.ok || response.body === null) throw new Error(`The stream answers ${response.status}.`);
    onConnected();
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      timer.refresh();
      const events = (text + chunk).split('\n\n');
      text = events.pop() ?? '';
      const tags = events.flatMap(tagsOf);
      if (tags.length > 0) onChange(tags);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the tags in the data of an event, which are separated by commas; none for a comment. */
function tagsOf(event: string): string[] {
  const data = event.split('\n').flatMap((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? []);
  return data.join(',').split(',').filter(Boolean);
}
