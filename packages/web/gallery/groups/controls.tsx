import type { TFunction } from 'i18next';
import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../../src/ui/controls/button.tsx';
import { ChoiceTabs } from '../../src/ui/controls/choice-tabs.tsx';
import { CloseButton } from '../../src/ui/controls/close-button.tsx';
import { CountryMenu } from '../../src/ui/controls/country-menu.tsx';
import { Field } from '../../src/ui/controls/field.tsx';
import { Menu } from '../../src/ui/controls/menu.tsx';
import MenuPopup from '../../src/ui/controls/menu-popup.tsx';
import { PasswordField } from '../../src/ui/controls/password-field.tsx';
import { StarToggle } from '../../src/ui/controls/star-toggle.tsx';
import tabs from '../../src/ui/controls/tabs.module.css';
import { Icon } from '../../src/ui/graphics/icon.tsx';
import styles from '../gallery.module.css';
import type { GroupContext, GroupSource } from '../specimen.ts';

function Star({ initially = false }: { initially?: boolean }) {
  const [isStarred, setIsStarred] = useState(initially);
  return (
    <StarToggle label="Star" isStarred={isStarred} onToggle={() => setIsStarred(!isStarred)} />
  );
}

const STATES = ['ongoing', 'upcoming', 'finished'] as const;

function Choice({ t, ruled = false }: { t: TFunction; ruled?: boolean }) {
  const [chosen, setChosen] = useState<(typeof STATES)[number]>('ongoing');
  return (
    <ChoiceTabs
      label={t('tournaments:states')}
      choices={STATES}
      chosen={chosen}
      onChoose={setChosen}
      textOf={(name) => t(`tournaments:state.${name}`)}
      ruled={ruled}
    />
  );
}

function Countries({ initially, ...props }: CountriesProps) {
  const [chosen, setChosen] = useState(initially);
  return <CountryMenu {...props} chosen={chosen} onChoose={setChosen} />;
}
interface CountriesProps extends Pick<ComponentProps<typeof CountryMenu>, 'countries'> {
  initially?: string | undefined;
}

const sportOptions = (t: TFunction) =>
  (['football', 'basketball', 'esports'] as const).map((sport) => ({
    value: sport,
    label: t(`games.${sport}`),
    icon: sport,
  }));

function Sports({ t, disabledReason }: { t: TFunction; disabledReason?: string }) {
  const [value, setValue] = useState<string>('football');
  const options = sportOptions(t);
  return (
    <Menu
      name="Sport"
      options={options}
      value={value}
      disabledReason={disabledReason}
      onChoose={setValue}
      opensDown
    >
      {options.find((option) => option.value === value)?.label}
    </Menu>
  );
}

function OpenMenu({ options, filterName }: OpenMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.popup} ref={root}>
      <MenuPopup
        id="open-menu"
        name="Menu"
        options={options}
        value={options[0]?.value ?? ''}
        opensDown
        alignEnd={undefined}
        filterName={filterName}
        root={root}
        onChoose={() => {}}
        onClose={() => {}}
        onLeave={() => {}}
      />
    </div>
  );
}
interface OpenMenuProps extends Pick<ComponentProps<typeof MenuPopup>, 'options'> {
  filterName?: string;
}

function Tabs({ t }: { t: TFunction }) {
  const [chosen, setChosen] = useState<string>('ongoing');
  return (
    <div className={tabs.tabs} role="tablist">
      {STATES.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          className={tabs.tab}
          aria-selected={name === chosen}
          onClick={() => setChosen(name)}
        >
          {t(`tournaments:state.${name}`)}
        </button>
      ))}
    </div>
  );
}

export function controlsGroup({ samples, t }: GroupContext): GroupSource {
  const countries = samples.countries.slice(0, 12);
  const password = {
    label: t('auth:password'),
    reveal: t('auth:reveal'),
    autoComplete: 'new-password',
  } as const;
  const text = t('state.retry');
  return {
    name: 'controls',
    title: 'Controls',
    layout: 'cells',
    specimens: {
      button: <Button>{text}</Button>,
      'button-main': <Button kind="main">{text}</Button>,
      'button-bare': <Button kind="bare">{text}</Button>,
      'button-gold': <Button kind="gold">{text}</Button>,
      'button-disabled': (
        <Button kind="main" disabled>
          {text}
        </Button>
      ),
      'button-with-icon': (
        <Button>
          <Icon name="refresh" size="s" />
          {text}
        </Button>
      ),
      'close-button': <CloseButton label={t('shell.close')} onClose={() => {}} />,
      star: <Star />,
      'star-on': <Star initially />,
      tabs: <Tabs t={t} />,
      'choice-tabs': <Choice t={t} />,
      'choice-tabs-ruled': <Choice t={t} ruled />,
      menu: <Sports t={t} />,
      'menu-disabled': <Sports t={t} disabledReason={t('tournaments:loading')} />,
      'menu-open': { content: <OpenMenu options={sportOptions(t)} />, isAlone: true },
      'menu-open-with-filter': {
        content: (
          <OpenMenu
            options={countries.map(({ id, name, logo }) => ({
              value: id,
              label: name,
              flag: logo,
            }))}
            filterName={t('shell.countries.label')}
          />
        ),
        isAlone: true,
      },
      'country-menu': <Countries countries={countries} />,
      'country-menu-chosen': <Countries countries={countries} initially={countries[0]?.id} />,
      field: <Field label={t('auth:email')} placeholder={t('auth:emailExample')} />,
      'field-with-error': (
        <Field label={t('auth:email')} defaultValue="fan@" error={t('auth:error.emailWrong')} />
      ),
      'field-with-hint': <PasswordField {...password} hint={t('auth:passwordRule')} />,
      'password-with-error': (
        <PasswordField {...password} defaultValue="short" error={t('auth:error.passwordShort')} />
      ),
    },
  };
}
