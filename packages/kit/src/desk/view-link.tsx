import { TabLink } from '@hanpan/ui';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

interface ViewAnchorProps extends ComponentPropsWithRef<'a'> {
  current?: boolean;
  count?: number | undefined;
}

/** `current` overrides the router's own mark of the active link: a view without a filter is current too. */
function ViewAnchor({ current = false, children, 'aria-current': _, ...rest }: ViewAnchorProps) {
  return (
    <TabLink {...rest} current={current}>
      {children}
    </TabLink>
  );
}

/** A tab that is an address: it can be bookmarked, and the back button leaves it. */
export const ViewLink = createLink(ViewAnchor);
