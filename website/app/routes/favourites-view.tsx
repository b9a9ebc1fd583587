import type { View } from '../document/page-content.ts';
import { PageView } from '../document/page-view.tsx';
import { FavouritesPage } from '../favourites/favourites-page.tsx';
import { Overlays } from '../shell/overlays/overlays.tsx';

export const view: View<'favourites', null> = {
  name: 'favourites',
  Component: ({ page }) => (
    <PageView page={page} content={<FavouritesPage />}>
      <Overlays />
    </PageView>
  ),
};
