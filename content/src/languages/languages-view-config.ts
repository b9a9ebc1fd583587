import type { CustomDocumentViewConfig } from 'payload';

/** Configures the tab of a document that shows its languages side by side. */
export const languagesView: CustomDocumentViewConfig = {
  Component: '/languages/document-languages.tsx#DocumentLanguages',
  path: '/languages',
  tab: { label: ({ t }) => t('vitrine:languages'), href: '/languages' },
};

/** Label of the tab, which Payload reads from its translations, as it does the labels of all tabs. */
export const languagesTabLabel = { fr: 'Langues', en: 'Languages' };
