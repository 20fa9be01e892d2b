import type { TreeNode } from '@hanpan/contract';

/** A node of a drawn tree; the console's carries a key of its own. */
export type AnyNode = TreeNode;

/** The nodes that are in view while those of `closed` hide everything below them. The list is in the tree's order. */
export function openNodes<N extends Pick<TreeNode, 'memId' | 'depth'>>(
  nodes: readonly N[],
  closed: ReadonlySet<string>,
): N[] {
  let hiddenBelow: number | undefined;
  return nodes.filter(({ memId, depth }) => {
    if (hiddenBelow !== undefined && depth > hiddenBelow) return false;
    hiddenBelow = closed.has(memId) ? depth : undefined;
    return true;
  });
}

/** Whether the branch of a node was sent with it; otherwise it is asked for as a tree of its own. */
export function hasDrawnBranch<N extends Pick<TreeNode, 'memId' | 'parentMemId'>>(
  nodes: readonly N[],
  memId: string,
): boolean {
  return nodes.some(({ parentMemId }) => parentMemId === memId);
}
