import { SectionHead, TabLink, TabLinks } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import styles from './part-frame.module.css';
import type { Target } from './urls.ts';

interface PartFrameProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Beside the title, such as what is held of it. */
  readonly actions?: ReactNode;
  /** Spoken name of the tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly to: Target; readonly name: string }[];
  /** The phone's page holds everything and needs no navigation between the parts. */
  readonly hasTabs?: boolean | undefined;
  readonly children: ReactNode;
}

/** Title and parts of what has several pages. */
export function PartFrame({ title, lead, actions, label, tabs, hasTabs = true, children }: PartFrameProps) {
  return (
    <div className={styles.frame}>
      <SectionHead level={1} title={title} note={lead} actions={actions} />
      {hasTabs && (
        <TabLinks label={label}>
          {tabs.map(({ to, name }) => (
            <TabLink key={name} as={AppLink} to={to}>
              {name}
            </TabLink>
          ))}
        </TabLinks>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
