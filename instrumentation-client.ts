import { announceNavigation } from '@/components/shell/navigation-start';

/** Called by Next when a link is followed or the history is walked, before the new page is there. */
export const onRouterTransitionStart = announceNavigation;
