/** What of a table is shown, in numbers from 0 to 1, so that it holds on every screen: as links to a moment and clips say it. */
import { StageCamera } from '@broadside/protocol';
import type { Camera } from '#lib/board/camera.svelte.ts';

type Looking = Pick<Camera, 'width' | 'height' | 'left' | 'top' | 'ppi' | 'whole' | 'table'>;
const places = 1000;
const within = (value: number, least = 0): number => Math.round(Math.min(1, Math.max(least, value)) * places) / places;

/** What the camera shows; undefined: the whole table, or nothing yet. */
export function stageCameraOf({ width, height, left, top, ppi, whole, table }: Looking): StageCamera | undefined {
  const [wide, high] = [(table.widthMils / 1000) * ppi, (table.heightMils / 1000) * ppi];
  if (whole || width === 0 || height === 0) return undefined;
  return {
    x: within((width / 2 - left) / wide),
    y: within((height / 2 - top) / high),
    across: within(width / wide, 0.05),
  };
}

/** As it stands in an address: `0.25,0.5,0.4`. */
export const cameraText = ({ x, y, across }: StageCamera): string => [x, y, across].join(',');

/** What an address asks for; undefined where it is none. */
export function cameraFrom(text: string | null): StageCamera | undefined {
  const [x, y, across, more] = (text ?? '').split(',').map((each) => (each === '' ? Number.NaN : Number(each)));
  return more === undefined ? StageCamera.safeParse({ x, y, across }).data : undefined;
}

/** Shows that part of the table, once its board is there; false before. */
export function lookAt(camera: Camera | undefined, { x, y, across }: StageCamera): boolean {
  if (camera?.control === undefined || camera.width === 0 || camera.height === 0) return false;
  const { widthMils, heightMils } = camera.table;
  const zoom = camera.width / (across * (widthMils / 1000) * camera.fit);
  const spot = { xMils: x * widthMils, yMils: (1 - y) * heightMils };
  camera.control.place(spot, Math.max(1, zoom), camera.width / 2, camera.height / 2);
  camera.free = false;
  return true;
}

/** How a drawn table is moved so that its camera's part fills the frame: of CSS, about the middle of the frame. */
export function stageTransform(camera: StageCamera | null): string {
  if (camera === null) return 'none';
  const { across } = camera;
  const [x, y] = [camera.x, camera.y].map((at) => Math.min(Math.max(at, across / 2), 1 - across / 2));
  const push = (at = 0.5): string => `${((0.5 - at) * 100).toFixed(2)}%`;
  return `scale(${(1 / across).toFixed(3)}) translate(${push(x)}, ${push(y)})`;
}
