/** From the top of the tree down. */
const order = ['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5', 'NORMAL'];

/** Whether somebody of the one rank may stand right below the other: any number of ranks lower, and members below everybody. */
export function maySitBelow(rank: string, above: string): boolean {
  const [own, upper] = [order.indexOf(rank), order.indexOf(above)];
  return upper >= 0 && own > upper;
}
