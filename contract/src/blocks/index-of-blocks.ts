import type { BlockDescription } from '../fields.ts';
import { blogPost } from './blog-post.ts';
import { blogPostsArchive } from './blog-posts-archive.ts';
import { contactForm } from './contact-form.ts';
import { cta } from './cta.ts';
import { errorBlock } from './error.ts';
import { featuredProperties } from './featured-properties.ts';
import { footerClassic } from './footer-classic.ts';
import { headerClassic } from './header-classic.ts';
import { headerMegamenu } from './header-megamenu.ts';
import { headerOutofnorm } from './header-outofnorm.ts';
import { hero1 } from './hero-1.ts';
import { heroSearch } from './hero-search.ts';
import { highlights } from './highlights.ts';
import { imageText } from './image-text.ts';
import { map } from './map.ts';
import { mortgageCalculator } from './mortgage-calculator.ts';
import { properties } from './properties.ts';
import { propertiesSlider } from './properties-slider.ts';
import { propertyAlert } from './property-alert.ts';
import { propertyDetail } from './property-detail.ts';
import { propertyIframe } from './property-iframe.ts';
import { propertyValuation } from './property-valuation.ts';
import { questionsAnswers } from './questions-answers.ts';
import { searchProperties } from './search-properties.ts';
import { soldPropertiesMap } from './sold-properties-map.ts';
import { text1 } from './text-1.ts';
import { text2 } from './text-2.ts';

/** The one list of block types, in the order in which staff see them. Items stand in the blocks that hold them. */
export const blockDescriptions: readonly BlockDescription[] = [
  headerClassic,
  headerMegamenu,
  headerOutofnorm,
  footerClassic,
  heroSearch,
  hero1,
  text1,
  text2,
  imageText,
  highlights,
  cta,
  questionsAnswers,
  properties,
  propertiesSlider,
  featuredProperties,
  soldPropertiesMap,
  searchProperties,
  propertyDetail,
  propertyIframe,
  map,
  contactForm,
  propertyAlert,
  propertyValuation,
  mortgageCalculator,
  blogPost,
  blogPostsArchive,
  errorBlock,
];

const byType = new Map(blockDescriptions.map((description) => [description.type, description]));

export const findBlock = (type: string): BlockDescription | undefined => byType.get(type);
