import type { privacyNotice } from '@vitrine/contract/blocks/privacy-notice.ts';
import { privacyTopics } from '@vitrine/contract/privacy-topics.ts';
import type { ReactNode } from 'react';
import { type BlockProps, defineBlock } from '../../block-framework/definition/define-block.ts';
import type { BlockData } from '../../block-framework/definition/define-block-server.ts';
import { CmsRichtext } from '../../kinds/richtext/cms-richtext.tsx';
import { useTexts } from '../../locale/define-texts.ts';
import { useLocale } from '../../locale/use-locale.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { collectedFacts } from './parts/collected-facts.ts';
import { asksConsent, listed, sayFacts } from './parts/notice.ts';
import { NoticeTable } from './parts/notice-table.tsx';
import { noticeTexts } from './parts/notice-texts.ts';
import { Officer } from './parts/officer.tsx';
import { abroadFacts, recipientFacts } from './parts/recipient-facts.ts';
import { rightFacts } from './parts/right-facts.ts';
import { storageFacts } from './parts/storage-facts.ts';
import styles from './privacy-notice.module.css';
import type { server } from './privacy-notice.server.ts';

type Props = BlockProps<typeof privacyNotice, BlockData<typeof server>>;

interface Section {
  id: string;
  title: string;
  content: ReactNode;
}

/** Renders what the site does with personal information, written from what is switched on for it. */
function PrivacyNotice(props: Props) {
  const { main_title, since, description, isFirst, data, hasFailed } = props;
  const t = useTexts(noticeTexts);
  const sections = useSections(props);
  const Heading = isFirst ? 'h1' : 'h2';
  const Title = main_title && !isFirst ? 'h3' : 'h2';
  return (
    <section className={`page-width ${styles.notice}`}>
      {main_title && <Heading>{main_title}</Heading>}
      <div className={styles.intro}>
        <CmsRichtext html={description} />
        {(since || data) && (
          <p className={styles.written}>
            {since && t.since(since)} {data && t.written}
          </p>
        )}
        {hasFailed && (
          <p>
            {t.failed}{' '}
            {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the current one with its query */}
            <a href="" data-reload>
              {t.retry}
            </a>
          </p>
        )}
      </div>
      <nav className={styles.contents} aria-label={t.contents}>
        <p>{t.contents}</p>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title, content }) => (
          <div key={id} className={styles.section}>
            <Title id={id}>{title}</Title>
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Returns the sections of the notice; without data those that hold for every site. */
function useSections({ data, providers, ...props }: Props): Section[] {
  const t = useTexts(noticeTexts);
  const locale = useLocale();
  const officer = { id: 'privacy-officer', title: t.officer, content: <Officer {...props} /> };
  if (!data) return [officer];
  const notice = { ...data.facts, outside: data.outside, providers };
  const collected = privacyTopics.filter((topic) => collectedFacts[topic].isSo(notice));
  const abroad = [...new Set(sayFacts(abroadFacts, notice, locale).flat())];
  return [
    {
      id: 'privacy-collected',
      title: t.collected,
      content: (
        <>
          {collected.length > 0 && (
            <NoticeTable
              labelledBy="privacy-collected"
              heads={[t.headCollected, t.headWhy, t.headKept]}
              rows={collected.map((topic) => {
                const { title, what, why, kept } = collectedFacts[topic][locale](notice);
                return { key: topic, title, note: what, cells: [why, kept] };
              })}
            />
          )}
          <p>{t.backups(notice.backup_days)}</p>
        </>
      ),
    },
    {
      id: 'privacy-recipients',
      title: t.recipients,
      content: <List lines={sayFacts(recipientFacts, notice, locale)} />,
    },
    ...(abroad.length > 0
      ? [{ id: 'privacy-abroad', title: t.abroad, content: <p>{t.abroadIntro(listed(abroad, locale))}</p> }]
      : []),
    {
      id: 'privacy-storage',
      title: t.storage,
      content: (
        <>
          <p>{t.storageIntro}</p>
          <NoticeTable
            labelledBy="privacy-storage"
            heads={[t.headPurpose, t.headName, t.headDuration]}
            rows={sayFacts(storageFacts, notice, locale).map(({ names, purpose, duration }) => ({
              key: names.join(),
              title: purpose,
              cells: [names.join(', '), duration],
            }))}
          />
        </>
      ),
    },
    {
      id: 'privacy-rights',
      title: t.rights,
      content: (
        <>
          <List lines={sayFacts(rightFacts, notice, locale)} />
          <p>{t.answer}</p>
          {asksConsent(notice) && (
            <p className={styles.consent}>
              <button type="button" className={buttonClass('quiet')} data-action="open_consent">
                {t.changeConsent}
              </button>
            </p>
          )}
        </>
      ),
    },
    officer,
  ];
}

const List = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.list}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

export const block = defineBlock<typeof privacyNotice, BlockData<typeof server>>('privacy_notice_block', PrivacyNotice);
