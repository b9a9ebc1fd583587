import type { AdminViewServerProps } from 'payload';
import { openLeadView } from '../leads/open-lead-view.ts';
import type { Caller, Language } from '../leads/staff-api.ts';
import '../leads/lead-list.css';
import './figures.css';

/** Returns the caller and the language with which a view of figures calls core, with the styles that these views share with the leads. */
export const openFigureView = (view: AdminViewServerProps): Promise<{ caller: Caller; language: Language }> =>
  openLeadView(view);
