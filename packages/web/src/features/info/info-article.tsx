import styles from './info-article.module.css';
import { InfoContents } from './info-contents.tsx';
import { type InfoDocument, isChapter, textOf } from './info-document.ts';
import { SafeHtml } from './safe-html.tsx';

const MIN_CHAPTERS_FOR_CONTENTS = 3;

/** INF-1 */
export function InfoArticle({ document: { heading, nodes } }: { document: InfoDocument }) {
  const chapters = nodes.filter(isChapter).map(({ children }) => textOf(children));
  return (
    <article className={styles.page}>
      <h1>{heading}</h1>
      {chapters.length >= MIN_CHAPTERS_FOR_CONTENTS && (
        <div className={styles.side}>
          <InfoContents chapters={chapters} />
        </div>
      )}
      <div className={styles.text}>
        <SafeHtml nodes={nodes} />
      </div>
    </article>
  );
}
