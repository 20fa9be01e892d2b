/** How attempts at an operator's account are counted. */
export const accountOf = (operatorId: string) => `operator:${operatorId.toLowerCase()}`;
