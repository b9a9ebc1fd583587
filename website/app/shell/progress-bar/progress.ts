/**
 * Times of the loading bar, ms (browsing.3): delay before it shows, duration of its animation, and delay before it hides.
 */
export const progressMs = { throttle: 200, duration: 5000, hide: 500 } as const;

/** State of the loading bar. It is hidden while `waiting`, and a fast navigation ends before `running`. */
export type ProgressState = 'idle' | 'waiting' | 'running' | 'finished' | 'failed';

export interface Progress {
  state: () => ProgressState;
  start: () => void;
  end: (outcome: 'finished' | 'failed') => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates the state machine of the loading bar. A navigation that starts during another one continues its bar. */
export function createProgress(): Progress {
  let state: ProgressState = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: ProgressState, then?: { next: ProgressState; ms: number }) => {
    clearTimeout(timer);
    if (then) timer = setTimeout(() => become(then.next), then.ms);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    start() {
      if (state !== 'waiting' && state !== 'running') become('waiting', { next: 'running', ms: progressMs.throttle });
    },
    end(outcome) {
      if (state === 'waiting') become('idle');
      if (state === 'running') become(outcome, { next: 'idle', ms: progressMs.hide });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
