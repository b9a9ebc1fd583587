import { PreviewControls as PreviewControls_12dbe544476bdff5093e2b96096209b4 } from '../../../preview/preview-controls.tsx'
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
import { PairLabel as PairLabel_ceef7cda5cdbaad228298b712ce2a6da } from '../../../components/pair-label.tsx'
import { SecondFactorField as SecondFactorField_2be45c178c27cd954a8b4ac2884c38fb } from '../../../accounts/second-factor-field.tsx'
import { AuditChangesCell as AuditChangesCell_2a97a4e55109ce8697d510f18a8b6beb } from '../../../accounts/audit-changes-cell.tsx'
import { AuditChangesTable as AuditChangesTable_e627be4440b28c63d0e461da73991d9d } from '../../../accounts/audit-changes-table.tsx'
import { ColorField as ColorField_c91c629348ba2899ced2fbc415034c58 } from '../../../components/color-field.tsx'
import { BlockLabel as BlockLabel_e1f3b45167d3bb1a297f47a4a930e215 } from '../../../components/block-label.tsx'
import { JsonInput as JsonInput_1ebb1398890785bdcfad686b727c3a62 } from '../../../components/json-input.tsx'
import { Icon as Icon_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { Logo as Logo_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { ExamplesLink as ExamplesLink_c49e7f0562554dcd1016b23db958e4ac } from '../../../components/examples-link.tsx'
import { LeadsLink as LeadsLink_c55529ec972253cfa2c5b24fb92dd02d } from '../../../leads/leads-link.tsx'
import { LoginView as LoginView_8db4967b7d1e3aa2b3bd07ea223732de } from '../../../accounts/login-view.tsx'
import { SecurityView as SecurityView_68e57d62c4a56e44bf252024baccf67b } from '../../../accounts/security-view.tsx'
import { LeadsView as LeadsView_3a188864485c2c72b6decc055323161f } from '../../../leads/leads-view.tsx'
import { SettingsView as SettingsView_f1067f05a1884fcb32b7b1a13d79eb8a } from '../../../leads/settings-view.tsx'
import { LeadView as LeadView_e5ba961380ee83a1762a976e731a08ee } from '../../../leads/lead-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/preview/preview-controls.tsx#PreviewControls": PreviewControls_12dbe544476bdff5093e2b96096209b4,
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
  "/components/pair-label.tsx#PairLabel": PairLabel_ceef7cda5cdbaad228298b712ce2a6da,
  "/accounts/second-factor-field.tsx#SecondFactorField": SecondFactorField_2be45c178c27cd954a8b4ac2884c38fb,
  "/accounts/audit-changes-cell.tsx#AuditChangesCell": AuditChangesCell_2a97a4e55109ce8697d510f18a8b6beb,
  "/accounts/audit-changes-table.tsx#AuditChangesTable": AuditChangesTable_e627be4440b28c63d0e461da73991d9d,
  "/components/color-field.tsx#ColorField": ColorField_c91c629348ba2899ced2fbc415034c58,
  "/components/block-label.tsx#BlockLabel": BlockLabel_e1f3b45167d3bb1a297f47a4a930e215,
  "/components/json-input.tsx#JsonInput": JsonInput_1ebb1398890785bdcfad686b727c3a62,
  "/components/logo.tsx#Icon": Icon_9424320fe61375ad57eb1dfc1964312a,
  "/components/logo.tsx#Logo": Logo_9424320fe61375ad57eb1dfc1964312a,
  "/components/examples-link.tsx#ExamplesLink": ExamplesLink_c49e7f0562554dcd1016b23db958e4ac,
  "/leads/leads-link.tsx#LeadsLink": LeadsLink_c55529ec972253cfa2c5b24fb92dd02d,
  "/accounts/login-view.tsx#LoginView": LoginView_8db4967b7d1e3aa2b3bd07ea223732de,
  "/accounts/security-view.tsx#SecurityView": SecurityView_68e57d62c4a56e44bf252024baccf67b,
  "/leads/leads-view.tsx#LeadsView": LeadsView_3a188864485c2c72b6decc055323161f,
  "/leads/settings-view.tsx#SettingsView": SettingsView_f1067f05a1884fcb32b7b1a13d79eb8a,
  "/leads/lead-view.tsx#LeadView": LeadView_e5ba961380ee83a1762a976e731a08ee,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
