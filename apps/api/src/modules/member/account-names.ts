/** How attempts to log in as a member are counted. */
export const loginsOf = (memId: string) => `member:${memId.toLowerCase()}`;

/** And those to change what is its own, with a session that it has. */
export const changesOf = (memId: string) => `${loginsOf(memId)}#change`;

/** And those to activate it again after it was dormant. */
export const activationsOf = (memId: string) => `${loginsOf(memId)}#activate`;

/** And those to tell the code of its second factor, for a change. */
export const codesOf = (memId: string) => `${loginsOf(memId)}#code`;
