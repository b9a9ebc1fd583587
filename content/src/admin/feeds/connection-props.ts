import type { Language } from '../leads/staff-api.ts';
import type { FeedValues } from './feed-form-values.ts';
import type { WrongFields } from './wrong-fields.ts';

/** Properties of the fields of a connection to a source. */
export interface ConnectionProps {
  language: Language;
  values: FeedValues;
  wrong: WrongFields;
  hasCredentials: boolean;
  /** Site whose folder the example names. */
  site: string;
  onChange: (given: Partial<FeedValues>) => void;
}
