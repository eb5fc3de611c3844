import { createContext, type ReactNode, use } from 'react';
import { classNames } from '../dom/class-names.ts';
import styles from './main.module.css';

export const mainId = 'main';

/** Whether a page stands inside another, which is the main one. */
const InsideContext = createContext(false);
export const Inside = InsideContext.Provider;
export const useInside = (): boolean => use(InsideContext);

interface MainProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The page itself, between header and footer: where the skip link leads, and the focus after a click. */
export function Main({ className, children }: MainProps) {
  if (useInside()) return <div className={className}>{children}</div>;
  return (
    <main className={classNames(styles.main, className)} id={mainId} tabIndex={-1}>
      {children}
    </main>
  );
}
