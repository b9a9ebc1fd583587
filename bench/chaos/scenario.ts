import type { Ground } from './ground.ts';

export const groups = ['content', 'core', 'database', 'mail', 'disk', 'kill', 'clock', 'leaving'] as const;
export type Group = (typeof groups)[number];

/** One thing that goes wrong, and how it becomes right again. */
export interface Scenario {
  group: Group;
  name: string;
  begin(ground: Ground): Promise<void>;
  end(ground: Ground): Promise<void>;
  /** True when visitors may get no answer at all, because the one process that answers them is killed. */
  mayBeSilent?: boolean;
  /** True when the mail server has refused mails for good, whose jobs are then over or wait for hours. */
  hasRefusedMails?: boolean;
}
