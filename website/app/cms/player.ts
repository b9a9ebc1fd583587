import type { FinishedVideo } from './finished.ts';

/** The three states of a video (`2-blocks-and-search §4`), and that of a film that cannot be had. */
export type VideoState = 'ready' | 'playing' | 'paused' | 'failed';

export interface Player {
  play(): void;
  pause(): void;
}

export interface PlayerOptions {
  /** Where the player stands or is to stand. */
  place: HTMLElement;
  video: FinishedVideo;
  /** What to call the player of a provider. */
  title: string;
  tell: (state: VideoState) => void;
  signal: AbortSignal;
}
