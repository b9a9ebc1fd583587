import { Pill } from '@payloadcms/ui';
import type { FeedState } from '@vitrine/contract/core/staff-feeds.ts';
import type { Language } from '../leads/staff-api.ts';
import { feedTexts } from './feed-texts.ts';

const styles = {
  ok: 'success',
  new: 'dark',
  loading: 'warning',
  running: 'warning',
  alarm: 'error',
  paused: 'light-gray',
  removing: 'light-gray',
} as const;

/** Renders a badge with the state of a source. */
export const StateBadge = ({ language, state }: { language: Language; state: FeedState }) => (
  <Pill pillStyle={styles[state]} size="small">
    {feedTexts[language].states[state]}
  </Pill>
);
