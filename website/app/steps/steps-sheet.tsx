import { useId } from 'react';
import { PicturePanel } from '../forms/picture-panel.tsx';
import type { FinishedMedia } from '../kinds/media/finish-media.server.ts';
import { CmsRichtext } from '../kinds/richtext/cms-richtext.tsx';
import type { SafeHtml } from '../kinds/richtext/finish-richtext.server.ts';
import type { StepsDefinition } from './step-definition.ts';
import { StepsForm } from './steps-form.tsx';
import styles from './steps-sheet.module.css';

interface Props {
  form: StepsDefinition;
  /** Name of the form in the fragment of the address. */
  name: string;
  title: string;
  description: SafeHtml;
  media: FinishedMedia | null;
  isFirst: boolean;
}

/** Renders a form of several steps with its title and description, on a panel over a picture. */
export function StepsSheet({ form, name, title, description, media, isFirst }: Props) {
  const titleId = `steps${useId()}`;
  return (
    <PicturePanel
      media={media}
      isFirst={isFirst}
      classNames={{ section: styles.section, picture: styles.picture, panel: styles.panel }}
      labelledBy={titleId}
    >
      {/* Links lead here by a fragment that is the same in both languages. */}
      <div id={form.formType} className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <CmsRichtext html={description} className={styles.description} />
      </div>
      <StepsForm form={form} name={name} labelledBy={titleId} />
    </PicturePanel>
  );
}
