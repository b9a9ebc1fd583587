import { FavouritesPage } from '../favourites/favourites-page.tsx';
import type { View } from '../page/page-content.ts';
import { PageView } from '../page/page-view.tsx';
import { Overlays } from '../shell/overlays/overlays.tsx';

export const view: View<'favourites', null> = {
  name: 'favourites',
  Component: ({ page }) => (
    <PageView page={page} content={<FavouritesPage />}>
      <Overlays />
    </PageView>
  ),
};
