import type { ComponentType } from 'react';
import type { AnyPage } from '../document/finished-page.ts';

/** Everything that the shown page depends on. */
export interface PageContent {
  /** The page, or the one around a failure; null where not even the header is known. */
  page: AnyPage | null;
  /** View that replaces the blocks of the page; null for a page of blocks. */
  view: ShownView | null;
  failure: PageFailure | null;
}

/** An error outside the page itself: while rendering, while navigating, or for an address without a page. */
export interface PageFailure {
  status: number;
  /** True for an unexpected error. */
  isException: boolean;
  requestId?: string | null | undefined;
  /** Details for developers, when errors are exposed. */
  debug?: string | null | undefined;
}

/** Component that renders a whole page from data of its own. */
export interface View<Name extends string = string, Data = unknown> {
  name: Name;
  Component: ComponentType<{ page: AnyPage; data: Data }>;
}

/** A view with its data. Only the name and the data are sent to the browser. */
export interface ShownView {
  name: string;
  data: unknown;
  Component: ComponentType<{ page: AnyPage; data: unknown }>;
}

/** Joins a view and its data. */
export const showView = <Data>({ name, Component }: View<string, Data>, data: Data): ShownView => ({
  name,
  data,
  // The data is of the type that the component takes.
  Component: Component as ShownView['Component'],
});

/** Returns the content of an unexpected error. */
export const failedContent = (page: AnyPage | null, failure: PageFailure): PageContent => ({
  page,
  view: null,
  failure,
});
