import marketUrl from '../art/scene.svg';
import moonUrl from '../art/scene-moon.svg';

/** The night market behind the reels; free spins fade over to the moonlit shore. */
export function Scene() {
  return (
    <div className="scene" aria-hidden="true">
      <img className="scene-market" src={marketUrl} alt="" />
      <img className="scene-moon" src={moonUrl} alt="" />
    </div>
  );
}
