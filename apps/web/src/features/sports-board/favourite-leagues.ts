import { createMemberNumbers } from '../../app/member-numbers.ts';

/** The leagues that a member has marked, by id. */
export const useFavouriteLeagues = createMemberNumbers('hanpan-favourite-leagues');
