import type { z } from 'zod';
import { article, articleCategory } from '../articles.ts';
import { blockParams, coreData } from '../blocks/block-params.ts';
import { alert, alertCriteria } from '../core/alerts.ts';
import { area } from '../core/area.ts';
import { listingPicture } from '../core/import.ts';
import { attribution, listing, listingSpecs, mapMarker } from '../core/listing.ts';
import { listingState } from '../core/listing-states.ts';
import { mapBounds } from '../core/map-bounds.ts';
import { municipality } from '../core/municipalities.ts';
import { fieldProblem, problem } from '../core/problem.ts';
import {
  mapCluster,
  markerColumns,
  propertiesCountAnswer,
  propertiesMapAnswer,
  propertiesPageAnswer,
} from '../core/properties.ts';
import { property } from '../core/property.ts';
import { propertyType } from '../core/search-filters.ts';
import { tooltip } from '../core/tooltip.ts';
import { draftResponse } from '../draft.ts';
import { codeComponent } from '../kinds/code.ts';
import { iconComponent } from '../kinds/icon.ts';
import { imageComponent, imageFilters, pictureFile, pictureVariant } from '../kinds/image.ts';
import { linkComponent } from '../kinds/link.ts';
import { textComponent } from '../kinds/text.ts';
import { videoComponent } from '../kinds/video.ts';
import { captcha, injectedElement, pageError, pageMetadata, pageResponse, pageVariant } from '../page.ts';
import { blockEnvelope } from '../parse-block.ts';
import { privacyFacts } from '../privacy-facts.ts';
import { seo } from '../seo.ts';
import { sitemapEntry, sitemapFile } from '../sitemap.ts';
import { theme } from '../theme.ts';

interface WireType {
  schema: z.ZodType;
  doc: string;
}

/** The types of the wire that have a name in the reference, by group and in its order. */
export const wireTypes: Readonly<Record<string, Readonly<Record<string, WireType>>>> = {
  Pages: {
    Page: { schema: pageResponse, doc: 'A page with all that stands around it, in both languages.' },
    Draft: {
      schema: draftResponse,
      doc: 'A page as staff have saved it or are editing it, with facts about its preview.',
    },
    Block: {
      schema: blockEnvelope,
      doc: 'A block of a page, or an item of a list within a block. [Blocks](blocks.md) has the fields of each type.',
    },
    BlockParams: {
      schema: blockParams,
      doc: 'What concerns a block as a whole. Other parameters are those of its type.',
    },
    CoreData: {
      schema: coreData,
      doc: 'Where the content service takes the items of a block from. Without an answer within a second the block stays empty.',
    },
    PrivacyFacts: {
      schema: privacyFacts,
      doc: '`privacy` in the core data of a privacy notice: what its text is written from, beside what the website itself knows.',
    },
    Seo: { schema: seo, doc: 'Texts of a page in one language for search engines and social networks.' },
    Theme: { schema: theme, doc: 'Colours, radii, colour schemes and logos of a site.' },
    Metadata: { schema: pageMetadata, doc: 'Icon of the site, and elements that are added to the document.' },
    InjectedElement: { schema: injectedElement, doc: 'An element that is added to the document.' },
    Variant: { schema: pageVariant, doc: 'A variant of a page.' },
    Captcha: { schema: captcha, doc: 'The captcha of the forms of a site.' },
    PageError: {
      schema: pageError,
      doc: 'What an error page says. The website has texts of its own for what is absent.',
    },
  },
  'Content components': {
    Text: { schema: textComponent, doc: 'A text in each language.' },
    Code: { schema: codeComponent, doc: 'HTML that is inserted as it is.' },
    Icon: { schema: iconComponent, doc: 'An icon by its name.' },
    Image: { schema: imageComponent, doc: 'A picture in each language.' },
    ImageFilters: { schema: imageFilters, doc: '`blur` is in pixels, the others are in percent.' },
    PictureFile: { schema: pictureFile, doc: 'The file of a picture, its description and its other widths.' },
    PictureVariant: { schema: pictureVariant, doc: 'A picture in one width, in px, and one format.' },
    Link: { schema: linkComponent, doc: 'A link or a button.' },
    Video: { schema: videoComponent, doc: 'A video from a file or from a host.' },
  },
  Articles: {
    Article: { schema: article, doc: 'An article of the blog, as a list shows it.' },
    ArticleCategory: { schema: articleCategory, doc: 'A category of articles.' },
  },
  Listings: {
    Listing: { schema: listing, doc: 'What the card of a listing shows. A sold listing has no price.' },
    ListingSpecs: { schema: listingSpecs, doc: 'Rooms and area.' },
    ListingPicture: { schema: listingPicture, doc: 'A picture of a listing and its other widths.' },
    Attribution: { schema: attribution, doc: 'What the source of a listing demands to be shown with it.' },
    SearchMap: {
      schema: propertiesMapAnswer,
      doc: 'A search with `format=map`: markers, and the first cards. Beyond 5,000 markers there are clusters.',
    },
    SearchPage: { schema: propertiesPageAnswer, doc: 'A page of a search.' },
    SearchCount: { schema: propertiesCountAnswer, doc: 'A search with `format=count`.' },
    Property: { schema: property, doc: 'What the page of a listing shows.' },
    ListingState: { schema: listingState, doc: 'The present state of a saved listing.' },
    Tooltip: { schema: tooltip, doc: 'What the popup of a marker shows.' },
    MapMarker: { schema: mapMarker, doc: 'A marker of a listing.' },
    MarkerColumns: { schema: markerColumns, doc: 'The markers of a map as columns of numbers.' },
    MapCluster: { schema: mapCluster, doc: 'Listings at one point of the map.' },
    MapBounds: { schema: mapBounds, doc: 'The edges of a map in degrees.' },
    Municipality: { schema: municipality, doc: 'A municipality by its official code.' },
    PropertyType: { schema: propertyType, doc: 'A type of property that the search offers.' },
    Area: { schema: area, doc: 'The listings on offer in a municipality.' },
  },
  Others: {
    Alert: { schema: alert, doc: 'A property alert: a stored search with its mails.' },
    AlertCriteria: { schema: alertCriteria, doc: 'The search of an alert in words.' },
    SitemapFile: { schema: sitemapFile, doc: 'A file of a sitemap.' },
    SitemapEntry: { schema: sitemapEntry, doc: 'An address of a sitemap.' },
    Problem: { schema: problem, doc: 'The body of an error, by RFC 9457, of the type `application/problem+json`.' },
    FieldProblem: { schema: fieldProblem, doc: 'A refused field.' },
  },
};
