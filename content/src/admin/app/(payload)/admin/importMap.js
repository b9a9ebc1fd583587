import { FormNotices as FormNotices_bfd2a8930d071a5fe16110a0651c1724 } from '../../../forms/form-notices.tsx'
import { ScheduleField as ScheduleField_3fbb0296028f1fc7ca8d65306ded9cde } from '../../../publish/schedule-field.tsx'
import { ScheduleCell as ScheduleCell_f906aeb2fdf54b3e732becdb132dee94 } from '../../../publish/schedule-cell.tsx'
import { AddToMenu as AddToMenu_be8752d2dc044d871a832784e9f7e755 } from '../../../menus/add-to-menu.tsx'
import { PathField as PathField_215f3ed8221e46a96c88154f06f4016c } from '../../../publish/path-field.tsx'
import { VariantBar as VariantBar_3113999f577df9145ce33401f2b5b225 } from '../../../variants/variant-bar.tsx'
import { AddBlockButton as AddBlockButton_75058e5a2f26d25078d088e21756a43c } from '../../../blocks/add-block-button.tsx'
import { BannerColorField as BannerColorField_f683d4209266fbb44db5ecae74eabf2f } from '../../../variants/banner-color-field.tsx'
import { VariantFields as VariantFields_45ec32ef2260f5eac8694b810aa255a8 } from '../../../variants/variant-fields.tsx'
import { RowLabel as RowLabel_c51243af3e2546d958bf23866ae9a975 } from '../../../components/row-label.tsx'
import { LengthHint as LengthHint_aecb8cd8bd55ab601d1aad87651bc72f } from '../../../components/length-hint.tsx'
import { ChoiceField as ChoiceField_0f30a82be4d5b6ac59362a2c40fce8b6 } from '../../../components/choice-field.tsx'
import { RobotsField as RobotsField_9328fb8de585d191b4531a7081695242 } from '../../../components/robots-field.tsx'
import { BulkActions as BulkActions_3ee523720796a2e729375eb64847f313 } from '../../../bulk/bulk-actions.tsx'
import { PageControls as PageControls_27ba62978ce9d8f9a1bc1228569301af } from '../../../preview/page-controls.tsx'
import { VisibilityNotice as VisibilityNotice_df01ff26fd4f0857eacdeef95764cbb8 } from '../../../visibility/visibility-notice.tsx'
import { DeletionUses as DeletionUses_cd7231e66904c8841cbb87c641bb50c5 } from '../../../uses/deletion-uses.tsx'
import { CopyState as CopyState_31f1ef8a9aa882bee15be637a1d233d8 } from '../../../forms/copy-state.tsx'
import { CheckedPublishButton as CheckedPublishButton_db5be2b9228080cd3e94fa8c1a593764 } from '../../../publish/checked-publish-button.tsx'
import { DocumentLanguages as DocumentLanguages_249bb69c6f5dccc4e0f673e1eb01a85d } from '../../../languages/document-languages.tsx'
import { VersionsView as VersionsView_9a9ca872804878487712a91408fca1ca } from '../../../versions/versions-view.tsx'
import { VersionView as VersionView_610c85cb03c10b7e4486174f34db3692 } from '../../../versions/version-view.tsx'
import { ArticleSlugField as ArticleSlugField_fe741eadfc48a5a2a5fb49f7ad9c6f97 } from '../../../publish/article-slug-field.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PublishedAtCell as PublishedAtCell_4cf41f7fd15c70ce4a2b74da3ac2306b } from '../../../publish/article-cells.tsx'
import { PublishedAtField as PublishedAtField_77cd730a7031b865300dfb12e6ac6ab0 } from '../../../publish/published-at-field.tsx'
import { ArticleStatusCell as ArticleStatusCell_4cf41f7fd15c70ce4a2b74da3ac2306b } from '../../../publish/article-cells.tsx'
import { PreviewControls as PreviewControls_12dbe544476bdff5093e2b96096209b4 } from '../../../preview/preview-controls.tsx'
import { SlugField as SlugField_0e3f2c2df294596269927f7c5ef7c246 } from '../../../people/slug-field.tsx'
import { CreatePage as CreatePage_dfeaadda8c2a1e613ec75c39e4b1b5e1 } from '../../../people/create-page.tsx'
import { UsedBy as UsedBy_bf72d155dd629dbe6e9dfe39c73239e0 } from '../../../uses/used-by.tsx'
import { AltPrompt as AltPrompt_4d40e6ec726b32e547e6ef8bf4772221 } from '../../../media/alt-prompt.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { ImportPanel as ImportPanel_044abc40947b78a83368a73dd5005b38 } from '../../../redirects/import-panel.tsx'
import { RedirectCell as RedirectCell_c878fc795da709af6f63521559275db1 } from '../../../redirects/redirect-cell.tsx'
import { RedirectButton as RedirectButton_796bb664b13309b332220f1178d2de02 } from '../../../redirects/redirect-button.tsx'
import { NamedLooksField as NamedLooksField_7c1a008a0b377a2b0c804850daa32a56 } from '../../../theme/named-looks-field.tsx'
import { LookField as LookField_154d1c192a1857801fff7b9f806cf56b } from '../../../theme/look-field.tsx'
import { PresetField as PresetField_363acd4b1a64c4de7514cb11dd7e5cc5 } from '../../../theme/preset-field.tsx'
import { ThemePanel as ThemePanel_122d9fedb28f71f97ca19d3579506fbe } from '../../../theme/theme-panel.tsx'
import { ColorValue as ColorValue_2c278fe7504458c79dacc748e90baaef } from '../../../theme/color-value.tsx'
import { PairLabel as PairLabel_ceef7cda5cdbaad228298b712ce2a6da } from '../../../components/pair-label.tsx'
import { TagsField as TagsField_0129905acec7eafaabd14a64cff81129 } from '../../../tags/tags-field.tsx'
import { ParametersField as ParametersField_9e9e4df962492cc7e0112b10b3a6d83f } from '../../../criteria/parameters-field.tsx'
import { FormHistoryControls as FormHistoryControls_fe63aa9feccb742b6fef2bdad80d7df2 } from '../../../menus/form-history-controls.tsx'
import { CheckedThemePublish as CheckedThemePublish_94cd61c37073ce123b738fb947c45a89 } from '../../../theme/checked-theme-publish.tsx'
import { ConfirmationField as ConfirmationField_d8ed28c2f5c75ea83d979dbfc7d9b20b } from '../../../accounts/confirmation-field.tsx'
import { InvitationField as InvitationField_e73e8eb7a11d48fa8af4cb6dcc52ce9b } from '../../../accounts/invitation-field.tsx'
import { SecondFactorField as SecondFactorField_2be45c178c27cd954a8b4ac2884c38fb } from '../../../accounts/second-factor-field.tsx'
import { SessionsField as SessionsField_f3aab034c3caec7bbbc204b904d6e436 } from '../../../accounts/sessions-field.tsx'
import { AuditChangesCell as AuditChangesCell_2a97a4e55109ce8697d510f18a8b6beb } from '../../../accounts/audit-changes-cell.tsx'
import { AuditChangesTable as AuditChangesTable_e627be4440b28c63d0e461da73991d9d } from '../../../accounts/audit-changes-table.tsx'
import { DestinationField as DestinationField_70c9beecacc5522dd623ab3d535f1530 } from '../../../links/destination-field.tsx'
import { ListingField as ListingField_e32965a36494419cff31bd8bc400e6e6 } from '../../../links/listing-field.tsx'
import { ColorField as ColorField_c91c629348ba2899ced2fbc415034c58 } from '../../../components/color-field.tsx'
import { IconField as IconField_6ae8ca7ee8e3534f4040b9e403b610e1 } from '../../../icons/icon-field.tsx'
import { MenuTreeField as MenuTreeField_760b90b9720aafdd123aaaf0389c8501 } from '../../../menus/menu-tree-field.tsx'
import { BlockLabel as BlockLabel_e1f3b45167d3bb1a297f47a4a930e215 } from '../../../components/block-label.tsx'
import { OtherTextField as OtherTextField_c7564c00a07b3a1e501da0dca879fd37 } from '../../../menus/other-text-field.tsx'
import { CriteriaField as CriteriaField_e1e279142b7c5b746c212f9ca9706847 } from '../../../criteria/criteria-field.tsx'
import { ReusableBlockLabel as ReusableBlockLabel_23b29504046c6efd6fda90b3cdd5b7a2 } from '../../../blocks/reusable-block-label.tsx'
import { Icon as Icon_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { Logo as Logo_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { ExamplesLink as ExamplesLink_c49e7f0562554dcd1016b23db958e4ac } from '../../../components/examples-link.tsx'
import { SiteSwitcher as SiteSwitcher_ef94777ae73e77cc79f3dd46ce73049e } from '../../../sites/site-switcher.tsx'
import { LeadsLink as LeadsLink_c55529ec972253cfa2c5b24fb92dd02d } from '../../../leads/leads-link.tsx'
import { FiguresLink as FiguresLink_816c6809ee6423c2d88bf2e161ab053f } from '../../../figures/figures-link.tsx'
import { PrivacyLink as PrivacyLink_51833f3eb63d5c65defee67f875fc440 } from '../../../privacy/privacy-link.tsx'
import { FeedsLink as FeedsLink_718ad073240f9011937ead125f39d5ae } from '../../../feeds/feeds-link.tsx'
import { ListingSettingsLink as ListingSettingsLink_9c1442ab3f470756f992b1969fa27ecb } from '../../../listings/listing-settings-link.tsx'
import { LanguagesLink as LanguagesLink_2c8173cb9624ae408baf32915f387d81 } from '../../../languages/languages-link.tsx'
import { CheckedForms as CheckedForms_90808dc7135112e8dc76096540897c2c } from '../../../forms/checked-forms.tsx'
import { CopyCleaner as CopyCleaner_0e9576a71fed6b61509ec0a1e1636243 } from '../../../forms/copy-cleaner.tsx'
import { PlainFailures as PlainFailures_535f2832b31f50fe2c46607e071491cb } from '../../../forms/plain-failures.tsx'
import { KeepMenuOpen as KeepMenuOpen_0224b7d3d131ea1071294dff55db2893 } from '../../../components/keep-menu-open.tsx'
import { DashboardView as DashboardView_fbe8a7cf7e120293369974fd68c5a577 } from '../../../dashboard/dashboard-view.tsx'
import { LoginView as LoginView_8db4967b7d1e3aa2b3bd07ea223732de } from '../../../accounts/login-view.tsx'
import { ForgottenView as ForgottenView_54b93cd8efa4d387194afe57bf7309b5 } from '../../../accounts/forgotten-view.tsx'
import { ResetView as ResetView_dbc48ab77eea3d879d0a039899b742d9 } from '../../../accounts/reset-view.tsx'
import { NewSiteView as NewSiteView_e6790187f03ec18616d43197de4da74a } from '../../../sites/new-site-view.tsx'
import { LanguageReportView as LanguageReportView_05229d72410f2ffe446b93379dfa6c18 } from '../../../languages/report-view.tsx'
import { SecurityView as SecurityView_68e57d62c4a56e44bf252024baccf67b } from '../../../accounts/security-view.tsx'
import { LeadsView as LeadsView_3a188864485c2c72b6decc055323161f } from '../../../leads/leads-view.tsx'
import { SettingsView as SettingsView_f1067f05a1884fcb32b7b1a13d79eb8a } from '../../../leads/settings-view.tsx'
import { LeadView as LeadView_e5ba961380ee83a1762a976e731a08ee } from '../../../leads/lead-view.tsx'
import { PersonView as PersonView_fc96af2d6e71c8d85a225cd18da9b33f } from '../../../privacy/person-view.tsx'
import { ConsentsView as ConsentsView_b060afebeaffe6bbb8a84c8aae999b49 } from '../../../privacy/consents-view.tsx'
import { RetentionView as RetentionView_f64ded0b85c42bc3deef8bd71c64dc31 } from '../../../privacy/retention-view.tsx'
import { FiguresView as FiguresView_c9a073b5c75d68cf18b790f87bc899ba } from '../../../figures/figures-view.tsx'
import { FigureView as FigureView_5ac15546cfda8e5b31910fa82513777c } from '../../../figures/figure-view.tsx'
import { ListingSettingsView as ListingSettingsView_2c0585ac7f158c0062488de9f26fd4d1 } from '../../../listings/listing-settings-view.tsx'
import { FeedsView as FeedsView_e285046c87e79e46bbfb2e1024262568 } from '../../../feeds/feeds-view.tsx'
import { NewFeedView as NewFeedView_df162013ce1a1a0d315c53747c8a78f3 } from '../../../feeds/new-feed-view.tsx'
import { RunView as RunView_11303ec9e353fbf7e3de5a2f93a6bac7 } from '../../../feeds/run-view.tsx'
import { FeedView as FeedView_7ab11ad7e7a370a05c6936e2b9c3f342 } from '../../../feeds/feed-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { SignedUpload as SignedUpload_76c80f67bd2efc74dffa91af037a0b23 } from '../../../media/signed-upload.tsx'

/** @type import('payload').ImportMap */
export const importMap = {
  "/forms/form-notices.tsx#FormNotices": FormNotices_bfd2a8930d071a5fe16110a0651c1724,
  "/publish/schedule-field.tsx#ScheduleField": ScheduleField_3fbb0296028f1fc7ca8d65306ded9cde,
  "/publish/schedule-cell.tsx#ScheduleCell": ScheduleCell_f906aeb2fdf54b3e732becdb132dee94,
  "/menus/add-to-menu.tsx#AddToMenu": AddToMenu_be8752d2dc044d871a832784e9f7e755,
  "/publish/path-field.tsx#PathField": PathField_215f3ed8221e46a96c88154f06f4016c,
  "/variants/variant-bar.tsx#VariantBar": VariantBar_3113999f577df9145ce33401f2b5b225,
  "/blocks/add-block-button.tsx#AddBlockButton": AddBlockButton_75058e5a2f26d25078d088e21756a43c,
  "/variants/banner-color-field.tsx#BannerColorField": BannerColorField_f683d4209266fbb44db5ecae74eabf2f,
  "/variants/variant-fields.tsx#VariantFields": VariantFields_45ec32ef2260f5eac8694b810aa255a8,
  "/components/row-label.tsx#RowLabel": RowLabel_c51243af3e2546d958bf23866ae9a975,
  "/components/length-hint.tsx#LengthHint": LengthHint_aecb8cd8bd55ab601d1aad87651bc72f,
  "/components/choice-field.tsx#ChoiceField": ChoiceField_0f30a82be4d5b6ac59362a2c40fce8b6,
  "/components/robots-field.tsx#RobotsField": RobotsField_9328fb8de585d191b4531a7081695242,
  "/bulk/bulk-actions.tsx#BulkActions": BulkActions_3ee523720796a2e729375eb64847f313,
  "/preview/page-controls.tsx#PageControls": PageControls_27ba62978ce9d8f9a1bc1228569301af,
  "/visibility/visibility-notice.tsx#VisibilityNotice": VisibilityNotice_df01ff26fd4f0857eacdeef95764cbb8,
  "/uses/deletion-uses.tsx#DeletionUses": DeletionUses_cd7231e66904c8841cbb87c641bb50c5,
  "/forms/copy-state.tsx#CopyState": CopyState_31f1ef8a9aa882bee15be637a1d233d8,
  "/publish/checked-publish-button.tsx#CheckedPublishButton": CheckedPublishButton_db5be2b9228080cd3e94fa8c1a593764,
  "/languages/document-languages.tsx#DocumentLanguages": DocumentLanguages_249bb69c6f5dccc4e0f673e1eb01a85d,
  "/versions/versions-view.tsx#VersionsView": VersionsView_9a9ca872804878487712a91408fca1ca,
  "/versions/version-view.tsx#VersionView": VersionView_610c85cb03c10b7e4486174f34db3692,
  "/publish/article-slug-field.tsx#ArticleSlugField": ArticleSlugField_fe741eadfc48a5a2a5fb49f7ad9c6f97,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/publish/article-cells.tsx#PublishedAtCell": PublishedAtCell_4cf41f7fd15c70ce4a2b74da3ac2306b,
  "/publish/published-at-field.tsx#PublishedAtField": PublishedAtField_77cd730a7031b865300dfb12e6ac6ab0,
  "/publish/article-cells.tsx#ArticleStatusCell": ArticleStatusCell_4cf41f7fd15c70ce4a2b74da3ac2306b,
  "/preview/preview-controls.tsx#PreviewControls": PreviewControls_12dbe544476bdff5093e2b96096209b4,
  "/people/slug-field.tsx#SlugField": SlugField_0e3f2c2df294596269927f7c5ef7c246,
  "/people/create-page.tsx#CreatePage": CreatePage_dfeaadda8c2a1e613ec75c39e4b1b5e1,
  "/uses/used-by.tsx#UsedBy": UsedBy_bf72d155dd629dbe6e9dfe39c73239e0,
  "/media/alt-prompt.tsx#AltPrompt": AltPrompt_4d40e6ec726b32e547e6ef8bf4772221,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/redirects/import-panel.tsx#ImportPanel": ImportPanel_044abc40947b78a83368a73dd5005b38,
  "/redirects/redirect-cell.tsx#RedirectCell": RedirectCell_c878fc795da709af6f63521559275db1,
  "/redirects/redirect-button.tsx#RedirectButton": RedirectButton_796bb664b13309b332220f1178d2de02,
  "/theme/named-looks-field.tsx#NamedLooksField": NamedLooksField_7c1a008a0b377a2b0c804850daa32a56,
  "/theme/look-field.tsx#LookField": LookField_154d1c192a1857801fff7b9f806cf56b,
  "/theme/preset-field.tsx#PresetField": PresetField_363acd4b1a64c4de7514cb11dd7e5cc5,
  "/theme/theme-panel.tsx#ThemePanel": ThemePanel_122d9fedb28f71f97ca19d3579506fbe,
  "/theme/color-value.tsx#ColorValue": ColorValue_2c278fe7504458c79dacc748e90baaef,
  "/components/pair-label.tsx#PairLabel": PairLabel_ceef7cda5cdbaad228298b712ce2a6da,
  "/tags/tags-field.tsx#TagsField": TagsField_0129905acec7eafaabd14a64cff81129,
  "/criteria/parameters-field.tsx#ParametersField": ParametersField_9e9e4df962492cc7e0112b10b3a6d83f,
  "/menus/form-history-controls.tsx#FormHistoryControls": FormHistoryControls_fe63aa9feccb742b6fef2bdad80d7df2,
  "/theme/checked-theme-publish.tsx#CheckedThemePublish": CheckedThemePublish_94cd61c37073ce123b738fb947c45a89,
  "/accounts/confirmation-field.tsx#ConfirmationField": ConfirmationField_d8ed28c2f5c75ea83d979dbfc7d9b20b,
  "/accounts/invitation-field.tsx#InvitationField": InvitationField_e73e8eb7a11d48fa8af4cb6dcc52ce9b,
  "/accounts/second-factor-field.tsx#SecondFactorField": SecondFactorField_2be45c178c27cd954a8b4ac2884c38fb,
  "/accounts/sessions-field.tsx#SessionsField": SessionsField_f3aab034c3caec7bbbc204b904d6e436,
  "/accounts/audit-changes-cell.tsx#AuditChangesCell": AuditChangesCell_2a97a4e55109ce8697d510f18a8b6beb,
  "/accounts/audit-changes-table.tsx#AuditChangesTable": AuditChangesTable_e627be4440b28c63d0e461da73991d9d,
  "/links/destination-field.tsx#DestinationField": DestinationField_70c9beecacc5522dd623ab3d535f1530,
  "/links/listing-field.tsx#ListingField": ListingField_e32965a36494419cff31bd8bc400e6e6,
  "/components/color-field.tsx#ColorField": ColorField_c91c629348ba2899ced2fbc415034c58,
  "/icons/icon-field.tsx#IconField": IconField_6ae8ca7ee8e3534f4040b9e403b610e1,
  "/menus/menu-tree-field.tsx#MenuTreeField": MenuTreeField_760b90b9720aafdd123aaaf0389c8501,
  "/components/block-label.tsx#BlockLabel": BlockLabel_e1f3b45167d3bb1a297f47a4a930e215,
  "/menus/other-text-field.tsx#OtherTextField": OtherTextField_c7564c00a07b3a1e501da0dca879fd37,
  "/criteria/criteria-field.tsx#CriteriaField": CriteriaField_e1e279142b7c5b746c212f9ca9706847,
  "/blocks/reusable-block-label.tsx#ReusableBlockLabel": ReusableBlockLabel_23b29504046c6efd6fda90b3cdd5b7a2,
  "/components/logo.tsx#Icon": Icon_9424320fe61375ad57eb1dfc1964312a,
  "/components/logo.tsx#Logo": Logo_9424320fe61375ad57eb1dfc1964312a,
  "/components/examples-link.tsx#ExamplesLink": ExamplesLink_c49e7f0562554dcd1016b23db958e4ac,
  "/sites/site-switcher.tsx#SiteSwitcher": SiteSwitcher_ef94777ae73e77cc79f3dd46ce73049e,
  "/leads/leads-link.tsx#LeadsLink": LeadsLink_c55529ec972253cfa2c5b24fb92dd02d,
  "/figures/figures-link.tsx#FiguresLink": FiguresLink_816c6809ee6423c2d88bf2e161ab053f,
  "/privacy/privacy-link.tsx#PrivacyLink": PrivacyLink_51833f3eb63d5c65defee67f875fc440,
  "/feeds/feeds-link.tsx#FeedsLink": FeedsLink_718ad073240f9011937ead125f39d5ae,
  "/listings/listing-settings-link.tsx#ListingSettingsLink": ListingSettingsLink_9c1442ab3f470756f992b1969fa27ecb,
  "/languages/languages-link.tsx#LanguagesLink": LanguagesLink_2c8173cb9624ae408baf32915f387d81,
  "/forms/checked-forms.tsx#CheckedForms": CheckedForms_90808dc7135112e8dc76096540897c2c,
  "/forms/copy-cleaner.tsx#CopyCleaner": CopyCleaner_0e9576a71fed6b61509ec0a1e1636243,
  "/forms/plain-failures.tsx#PlainFailures": PlainFailures_535f2832b31f50fe2c46607e071491cb,
  "/components/keep-menu-open.tsx#KeepMenuOpen": KeepMenuOpen_0224b7d3d131ea1071294dff55db2893,
  "/dashboard/dashboard-view.tsx#DashboardView": DashboardView_fbe8a7cf7e120293369974fd68c5a577,
  "/accounts/login-view.tsx#LoginView": LoginView_8db4967b7d1e3aa2b3bd07ea223732de,
  "/accounts/forgotten-view.tsx#ForgottenView": ForgottenView_54b93cd8efa4d387194afe57bf7309b5,
  "/accounts/reset-view.tsx#ResetView": ResetView_dbc48ab77eea3d879d0a039899b742d9,
  "/sites/new-site-view.tsx#NewSiteView": NewSiteView_e6790187f03ec18616d43197de4da74a,
  "/languages/report-view.tsx#LanguageReportView": LanguageReportView_05229d72410f2ffe446b93379dfa6c18,
  "/accounts/security-view.tsx#SecurityView": SecurityView_68e57d62c4a56e44bf252024baccf67b,
  "/leads/leads-view.tsx#LeadsView": LeadsView_3a188864485c2c72b6decc055323161f,
  "/leads/settings-view.tsx#SettingsView": SettingsView_f1067f05a1884fcb32b7b1a13d79eb8a,
  "/leads/lead-view.tsx#LeadView": LeadView_e5ba961380ee83a1762a976e731a08ee,
  "/privacy/person-view.tsx#PersonView": PersonView_fc96af2d6e71c8d85a225cd18da9b33f,
  "/privacy/consents-view.tsx#ConsentsView": ConsentsView_b060afebeaffe6bbb8a84c8aae999b49,
  "/privacy/retention-view.tsx#RetentionView": RetentionView_f64ded0b85c42bc3deef8bd71c64dc31,
  "/figures/figures-view.tsx#FiguresView": FiguresView_c9a073b5c75d68cf18b790f87bc899ba,
  "/figures/figure-view.tsx#FigureView": FigureView_5ac15546cfda8e5b31910fa82513777c,
  "/listings/listing-settings-view.tsx#ListingSettingsView": ListingSettingsView_2c0585ac7f158c0062488de9f26fd4d1,
  "/feeds/feeds-view.tsx#FeedsView": FeedsView_e285046c87e79e46bbfb2e1024262568,
  "/feeds/new-feed-view.tsx#NewFeedView": NewFeedView_df162013ce1a1a0d315c53747c8a78f3,
  "/feeds/run-view.tsx#RunView": RunView_11303ec9e353fbf7e3de5a2f93a6bac7,
  "/feeds/feed-view.tsx#FeedView": FeedView_7ab11ad7e7a370a05c6936e2b9c3f342,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/media/signed-upload.tsx#SignedUpload": SignedUpload_76c80f67bd2efc74dffa91af037a0b23
}
