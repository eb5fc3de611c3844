import styles from './lineups.module.css';

/** A pitch of 105 by 68 metres, from the left goal to the right one. */
export const PitchMarkings = () => (
  <svg className={styles.markings} viewBox="-.25 -.25 105.5 68.5" aria-hidden="true">
    <path d="M0 0h105v68H0zM52.5 0v68M0 13.84h16.5v40.32H0M105 13.84H88.5v40.32H105M0 24.84h5.5v18.32H0M105 24.84h-5.5v18.32h5.5M16.5 26.69a9.15 9.15 0 0 1 0 14.62M88.5 26.69a9.15 9.15 0 0 0 0 14.62" />
    <circle cx="52.5" cy="34" r="9.15" />
  </svg>
);
