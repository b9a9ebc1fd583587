import type { ArticleBundle } from '@vitrine/contract/site.ts';
import { buyingAPlex } from './articles/buying-a-plex.ts';
import { certificateOfLocation } from './articles/certificate-of-location.ts';
import { dividedOrUndivided } from './articles/divided-or-undivided.ts';
import { firstHome } from './articles/first-home.ts';
import { fixedOrVariable } from './articles/fixed-or-variable.ts';
import { movingChecklist } from './articles/moving-checklist.ts';
import { prePurchaseInspection } from './articles/pre-purchase-inspection.ts';
import { promiseToPurchase } from './articles/promise-to-purchase.ts';
import { sellingInWinter } from './articles/selling-in-winter.ts';
import { staging } from './articles/staging.ts';
import { waterfrontCottage } from './articles/waterfront-cottage.ts';
import { welcomeTax } from './articles/welcome-tax.ts';
import { wordsOfTheNotary } from './articles/words-of-the-notary.ts';

/** The articles of the blog, the newest first. */
export const articles: ArticleBundle[] = [
  sellingInWinter,
  prePurchaseInspection,
  welcomeTax,
  promiseToPurchase,
  wordsOfTheNotary,
  certificateOfLocation,
  firstHome,
  dividedOrUndivided,
  staging,
  fixedOrVariable,
  buyingAPlex,
  waterfrontCottage,
  movingChecklist,
];
