import type { ComponentType } from 'react';
import type { AnyPage } from '../page/finished-page.ts';

/** Everything that the shown page depends on. */
export interface PageContent {
  /** The page, or the one around a failure; null where not even the header is known. */
  page: AnyPage | null;
  /** View that replaces the blocks of the page; null for a page of blocks. */
  view: ShownView | null;
}

/** Data of the view `failure`: an error outside the page itself, while rendering, while navigating, or of an address without a page. */
export interface PageFailure {
  status: number;
  /** True for an unexpected error. */
  isException: boolean;
  requestId?: string | null | undefined;
  /** Details for developers, when errors are exposed. */
  debug?: string | null | undefined;
}

/** Component that renders a whole page from data of its own. */
export interface View<Name extends string, Data, Page = AnyPage> {
  name: Name;
  Component: ComponentType<{ page: Page; data: Data }>;
}

/** A view with its data. Only the name and the data are sent to the browser. */
export interface ShownView {
  name: string;
  data: unknown;
  Component: ComponentType<{ page: AnyPage | null; data: unknown }>;
}

/** Joins a view and its data. */
export const showView = <Data, Page>({ name, Component }: View<string, Data, Page>, data: Data): ShownView => ({
  name,
  data,
  // Only the view of a failure is shown without a page.
  Component: Component as ShownView['Component'],
});

export const isFailure = ({ view }: Pick<PageContent, 'view'>): boolean => view?.name === 'failure';
