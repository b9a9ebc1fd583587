import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { AnyPage } from '../page/finished-page.ts';

const FailurePage = lazy(async () => ({ default: (await import('./failure-view.tsx')).view.Component }));

interface Props {
  page: AnyPage | null;
  children: ReactNode;
}

/** Error boundary of a page: shows the error page in place of a page that the browser cannot render. */
export class PageBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense>
        <FailurePage page={this.props.page} data={{ status: 500, isException: true }} />
      </Suspense>
    );
  }
}
