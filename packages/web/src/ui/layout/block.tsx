import type { ReactNode } from 'react';
import { classNames } from '../dom/class-names.ts';
import { useYieldWhileRendering } from '../dom/yield-while-rendering.ts';
import { Numerals } from '../figures/numerals.tsx';
import { Icon } from '../graphics/icon.tsx';
import styles from './block.module.css';

interface BlockProps {
  /** Target of links within the page. */
  id?: string;
  title: string;
  count?: number | undefined;
  /** The words of the count. */
  countText?: string | undefined;
  live?: boolean;
  /** Shown at the end of the head: an age or a link. */
  end?: ReactNode;
  collapsible?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a page under the rule that marks its head. */
export function Block(props: BlockProps) {
  const { id, title, count, countText, live, end, collapsible, className, children } = props;
  const head = (
    <>
      <h2>
        {title}
        {count !== undefined && (count > 0 || countText) && (
          <span
            className={classNames(!countText && 'fig', styles.count)}
            data-live={(live && count > 0) || undefined}
          >
            {countText ? <Numerals text={countText} /> : count}
          </span>
        )}
      </h2>
      <span className={styles.spring} />
      {end}
    </>
  );
  const content = useYieldWhileRendering(children);
  return (
    <section id={id} className={classNames(styles.block, className)}>
      {collapsible ? (
        <details open>
          <summary className={styles.head}>
            {head}
            <Icon name="down" size="s" className={styles.fold} />
          </summary>
          {content}
        </details>
      ) : (
        <>
          <header className={styles.head}>{head}</header>
          {content}
        </>
      )}
    </section>
  );
}
