import type { VideoSettings } from './video-attributes.ts';

/** State of a video (components.14), and `failed` when it cannot be loaded. */
export type VideoState = 'ready' | 'playing' | 'paused' | 'failed';

/** Calls `start` once the visitor allows tracking, and immediately when it is allowed already. Returns a function that cancels it. */
export type WhenTrackingAllowed = (start: () => void) => () => void;

export interface Player {
  play(): void;
  pause(): void;
}

export interface PlayerOptions {
  /** Element that contains the player. */
  place: HTMLElement;
  settings: VideoSettings;
  /** Accessible name of an embedded player. */
  title: string;
  /** Called with the new state of the video. */
  onStateChange: (state: VideoState) => void;
  signal: AbortSignal;
}
