import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a component that may render as another element or as a router's link. */
export type PolymorphicProps<T extends ElementType, Own> = Own & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof Own | 'as'
  >;
