import type { DefaultServerCellComponentProps } from 'payload';
import { formatDateTime } from '../leads/format-date.ts';
import { toLanguage } from '../leads/staff-api.ts';
import { articleStatus } from './article-status.ts';

/** Shows in the list of articles whether an article is published, and when it appears if that is to come. */
export function ArticleStatusCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  return rowData ? articleStatus(rowData, toLanguage(i18n.language)) : null;
}

/** Shows the date of an article in the list by the clocks of the sites. */
export function PublishedAtCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return typeof cellData === 'string' ? formatDateTime(toLanguage(i18n.language), cellData) : null;
}
