/** A loading bar starts after a throttle, runs over about 5 s and hides some time after its end, all in ms (`1-shell §4`, §9). */
export const progressMs = { throttle: 200, duration: 5000, hide: 500 } as const;

/** Nothing shows while a change is `waiting`, which a quick one never leaves. */
export type ProgressState = 'idle' | 'waiting' | 'running' | 'finished' | 'failed';

export interface Progress {
  state: () => ProgressState;
  start: () => void;
  end: (outcome: 'finished' | 'failed') => void;
  subscribe: (listener: () => void) => () => void;
}

/** The states of a loading bar. A change that begins while another runs goes on with its bar. */
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
