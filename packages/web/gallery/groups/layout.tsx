import { crestLight } from '@touchline/shared/domain/crests/crest-design';
import type { ReactNode } from 'react';
import { FavouriteButton } from '../../src/state/favourites/favourite-button.tsx';
import { Button } from '../../src/ui/controls/button.tsx';
import { Stat } from '../../src/ui/figures/stat.tsx';
import { Crest } from '../../src/ui/graphics/crest.tsx';
import { Flag } from '../../src/ui/graphics/flag.tsx';
import { Block } from '../../src/ui/layout/block.tsx';
import { Facts, HeroFacts } from '../../src/ui/layout/facts.tsx';
import { FloatingStack } from '../../src/ui/layout/floating-stack.tsx';
import { Hero } from '../../src/ui/layout/hero.tsx';
import { MessagePage } from '../../src/ui/layout/message-page.tsx';
import { TwoColumns } from '../../src/ui/layout/two-columns.tsx';
import styles from '../gallery.module.css';
import type { GroupContext, GroupSource } from '../specimen.ts';

function heroOf({ samples, t }: GroupContext, facts: ReactNode) {
  const { id, name, country, emblem } = samples.live.homeTeam;
  return (
    <Hero
      colour={crestLight(id, 'football', emblem)}
      name={name}
      emblem={<Crest id={id} kind="football" emblem={emblem} size={104} />}
      line={[
        { before: <Flag country={country} />, text: country.name },
        { text: t('teams:summary.placeOf', { place: 3, count: 20 }) },
      ]}
      numbers={
        <>
          <Stat large figure="58%" label={t('teams:summary.winRate')} />
          <Stat large figure="13/38" label={t('tournaments:detail.roundLabel')} />
        </>
      }
      actions={<FavouriteButton kind="team" id={id} name={name} />}
    >
      {facts}
    </Hero>
  );
}

export function layoutGroup(context: GroupContext): GroupSource {
  const { samples, t } = context;
  const { homeTeam, tournament } = samples.live;
  const facts = [
    { name: t('tournaments:detail.stage'), value: tournament.currentStage },
    { name: t('teams:summary.next'), value: samples.soon.awayTeam.name },
  ];
  const lines = (
    <p>
      {homeTeam.name} · {tournament.name}
    </p>
  );
  return {
    name: 'layout',
    title: 'Layout',
    layout: 'cells',
    specimens: {
      block: <Block title={t('teams:summary.last')}>{lines}</Block>,
      'block-with-count': (
        <Block
          title={t('shell.sections.tournaments')}
          count={12}
          end={<a href="#layout/block-with-count">{t('state.all')}</a>}
        >
          {lines}
        </Block>
      ),
      'block-live': (
        <Block title={t('teams:live')} count={3} live>
          {lines}
        </Block>
      ),
      'block-collapsible': (
        <Block title={t('shell.sections.tournaments')} collapsible>
          {lines}
        </Block>
      ),
      facts: <Facts facts={facts} />,
      hero: { content: heroOf(context, <HeroFacts facts={facts} />), isWide: true },
      'two-columns': {
        content: (
          <TwoColumns side={<Block title={t('shell.sections.tournaments')}>{lines}</Block>}>
            <Block title={t('teams:summary.last')}>{lines}</Block>
          </TwoColumns>
        ),
        isWide: true,
      },
      'message-page': {
        content: (
          <MessagePage title={t('state.notFound.title')} text={t('state.notFound.text')}>
            <Button kind="main">{t('shell.dock.home')}</Button>
            <Button>{t('state.notFound.matches')}</Button>
          </MessagePage>
        ),
        isWide: true,
      },
      'floating-stack': {
        content: (
          <div className={styles.window}>
            <FloatingStack>
              <div className={styles.floating}>1</div>
              <div className={styles.floating}>2</div>
            </FloatingStack>
          </div>
        ),
        note: 'At the lower edge of the window, none over another.',
      },
    },
  };
}
