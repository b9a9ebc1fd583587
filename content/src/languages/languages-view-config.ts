import type { CustomDocumentViewConfig } from 'payload';

/** The tab of a document that shows its languages side by side. */
export const languagesView: CustomDocumentViewConfig = {
  Component: '/languages/document-languages.tsx#DocumentLanguages',
  path: '/languages',
  tab: { label: ({ t }) => t('vitrine:languages'), href: '/languages' },
};

/** Label of the tab in Payload's translations, which pass the labels of tabs alone. */
export const languagesTabLabel = { fr: 'Langues', en: 'Languages' };
