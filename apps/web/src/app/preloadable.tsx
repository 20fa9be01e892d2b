import { type ComponentType, lazy, useState } from 'react';

export interface Preloadable<P> {
  (props: P): React.ReactNode;
  /** Once it has resolved, the component is drawn at once, without a fallback in between. */
  preload(): Promise<unknown>;
}

/** A component of a later chunk that may be fetched before it is drawn. */
export function preloadable<P extends object>(load: () => Promise<ComponentType<P>>): Preloadable<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  const preload = () => {
    loading ??= load().then((component) => {
      loaded = component;
      return component;
    });
    return loading;
  };
  const Later = lazy(async () => ({ default: await preload() })) as unknown as ComponentType<P>;
  function Component(props: P) {
    // The first choice stays: another component in its place would lose the state below.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Component, { preload });
}
