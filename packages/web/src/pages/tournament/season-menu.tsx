import type { TournamentSeason } from '@touchline/types';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../ui/controls/menu.tsx';
import { Numerals } from '../../ui/figures/numerals.tsx';

interface SeasonMenuProps {
  seasons: readonly TournamentSeason[];
  /** The id of the season that is shown. */
  shown: string;
  onChoose: (id: string) => void;
}

/** Chooses the season of the page. Without script it is its name: the list of past seasons has links. */
export function SeasonMenu({ seasons, shown, onChoose }: SeasonMenuProps) {
  const { t } = useTranslation();
  const name = seasons.find(({ id }) => id === shown)?.name ?? '';
  const text = <Numerals as="fig-m" text={t('tournaments:detail.season', { season: name })} />;
  return (
    <>
      <noscript>{text}</noscript>
      <Menu
        name={t('tournaments:seasons.choose')}
        options={seasons.map(({ id, name: label }) => ({ value: id, label }))}
        value={shown}
        onChoose={onChoose}
        opensDown
      >
        <span>{text}</span>
      </Menu>
    </>
  );
}
