import { ComparePage } from '../compare/compare-page.tsx';
import type { Comparison } from '../compare/comparison.ts';
import type { View } from '../document/page-content.ts';
import { PageView } from '../document/page-view.tsx';
import { FavouritesPage } from '../favourites/favourites-page.tsx';
import { Overlays } from '../shell/overlays/overlays.tsx';

/** The favourites, or the comparison of some listings: one view, because each further one costs every page the names of its files. */
export const view: View<'favourites', Comparison | null> = {
  name: 'favourites',
  Component: ({ page, data }) => (
    <PageView page={page} content={data ? <ComparePage comparison={data} /> : <FavouritesPage />}>
      <Overlays />
    </PageView>
  ),
};
