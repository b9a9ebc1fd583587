import type { SchemeName } from '@vitrine/contract/blocks/block-params.ts';
import type { FinishedIcon } from '../kinds/icon/finish-icon.server.ts';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import type { FinishedLink } from '../kinds/link/finish-link.server.ts';

/** Fields that every header receives (headers.5), ready to render. */
export interface HeaderFields {
  /** Logo on dark backgrounds. */
  logo_image_light: FinishedImage | null;
  /** Logo on light backgrounds. */
  logo_image_dark: FinishedImage | null;
  logo_multiplier: number;
  show_remax_logo: boolean;
  /** Logo of the franchise on every background. */
  franchise_logo: FinishedImage | null;
  cta_button: FinishedLink | null;
  cta_sms: FinishedLink | null;
  menu_repeater: readonly { id: string; link: FinishedLink | null }[];
  sup_sections_repeater: readonly { id: string; link: FinishedLink | null; icon: FinishedIcon | null }[];
  orientation_x: 'center' | 'left';
  scheme: SchemeName;
  isDark: boolean;
}
