import type { ReactNode } from 'react';
import styles from './hero-facts.module.css';

interface HeroFact {
  name: string;
  value: ReactNode;
}

interface HeroFactsProps {
  facts: readonly HeroFact[];
  /** Over the whole width. */
  spread?: boolean;
}

/** What there is to know, at the foot of a lit head; what nobody knows is left out. */
export const HeroFacts = ({ facts, spread }: HeroFactsProps) => (
  <dl className={styles.facts} data-spread={spread || undefined}>
    {facts
      .filter(({ value }) => value)
      .map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
