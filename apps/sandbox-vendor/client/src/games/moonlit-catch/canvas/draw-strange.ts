import { type Ctx, dot, eye, fillPath, shade, strokePath } from './paint.ts';

const tau = Math.PI * 2;

export function drawShrimp(ctx: Ctx, phase: number): void {
  const wave = Math.sin(phase * tau);
  strokePath(ctx, '#e98a6a', 0.03, () => {
    ctx.moveTo(0.62, -0.1);
    ctx.quadraticCurveTo(1.1, -0.5, 0.5, -0.76 + wave * 0.06);
    ctx.moveTo(0.62, -0.06);
    ctx.quadraticCurveTo(1.2, -0.2, 0.92, -0.64 - wave * 0.06);
  });
  strokePath(ctx, '#c9573c', 0.045, () => {
    for (let leg = 0; leg < 5; leg += 1) {
      const x = 0.34 - leg * 0.16;
      ctx.moveTo(x, 0.22);
      ctx.lineTo(x - 0.06 + Math.sin(phase * tau + leg) * 0.08, 0.52);
    }
  });
  for (let part = 6; part >= 0; part -= 1) {
    const x = 0.42 - part * 0.17;
    const y = -0.02 + part * part * 0.014 + wave * 0.012 * part;
    const size = 0.34 - part * 0.028;
    fillPath(ctx, shade(ctx, '#f6a986', '#cf5a3e', 0.4), () =>
      ctx.ellipse(x, y, size * 0.66, size, 0.16, 0, 7),
    );
    strokePath(ctx, 'rgba(120,30,14,0.4)', 0.02, () => ctx.ellipse(x, y, size * 0.66, size, 0.16, 1.2, 4.2));
  }
  fillPath(ctx, '#d9603f', () => {
    ctx.moveTo(-0.58, 0.42);
    ctx.lineTo(-0.98, 0.3 + wave * 0.1);
    ctx.lineTo(-0.9, 0.56);
    ctx.lineTo(-0.98, 0.78 + wave * 0.1);
    ctx.closePath();
  });
  eye(ctx, 0.62, -0.14, 0.1);
}

export function drawCrab(ctx: Ctx, phase: number): void {
  const wave = Math.sin(phase * tau);
  strokePath(ctx, '#9c3a22', 0.09, () => {
    for (const side of [-1, 1]) {
      for (let leg = 0; leg < 3; leg += 1) {
        const x = side * (0.42 + leg * 0.1);
        ctx.moveTo(x * 0.8, 0.16 + leg * 0.08);
        ctx.lineTo(x + side * 0.34, 0.24 + leg * 0.16 + Math.sin(phase * tau + leg * 2) * 0.08);
      }
    }
  });
  for (const side of [-1, 1]) {
    strokePath(ctx, '#b34a2d', 0.12, () => {
      ctx.moveTo(side * 0.5, -0.06);
      ctx.lineTo(side * 0.74, -0.36);
    });
    ctx.save();
    ctx.translate(side * 0.74, -0.48);
    ctx.rotate(side * (0.3 + wave * 0.14));
    fillPath(ctx, '#d9603f', () => {
      ctx.arc(0, 0, 0.24, 0.5, tau - 1.1);
      ctx.lineTo(0, 0);
      ctx.closePath();
    });
    ctx.restore();
  }
  fillPath(ctx, shade(ctx, '#f08a5c', '#a83c22', 0.5), () => ctx.ellipse(0, 0.06, 0.66, 0.46, 0, 0, 7));
  dot(ctx, -0.26, 0.16, 0.07, 'rgba(255,220,170,0.5)');
  dot(ctx, 0.24, 0.24, 0.05, 'rgba(255,220,170,0.5)');
  dot(ctx, 0.06, 0.02, 0.05, 'rgba(255,220,170,0.5)');
  strokePath(ctx, '#b34a2d', 0.06, () => {
    ctx.moveTo(-0.18, -0.34);
    ctx.lineTo(-0.2, -0.5);
    ctx.moveTo(0.18, -0.34);
    ctx.lineTo(0.2, -0.5);
  });
  eye(ctx, -0.2, -0.54, 0.11);
  eye(ctx, 0.2, -0.54, 0.11);
}

export function drawPuffer(ctx: Ctx, phase: number): void {
  const wave = Math.sin(phase * tau);
  const swell = 1 + wave * 0.03;
  strokePath(ctx, '#d9b35a', 0.05, () => {
    for (let spine = 0; spine < 22; spine += 1) {
      const turn = (spine / 22) * tau;
      ctx.moveTo(Math.cos(turn) * 0.6 * swell, Math.sin(turn) * 0.6 * swell);
      ctx.lineTo(Math.cos(turn) * 0.8 * swell, Math.sin(turn) * 0.8 * swell);
    }
  });
  fillPath(ctx, '#c98f3a', () => {
    ctx.moveTo(-0.6, 0);
    ctx.lineTo(-0.98, -0.26 + wave * 0.12);
    ctx.lineTo(-0.98, 0.26 + wave * 0.12);
    ctx.closePath();
  });
  fillPath(ctx, shade(ctx, '#e2b24e', '#fff2cf', 0.66), () => ctx.arc(0, 0, 0.68 * swell, 0, 7));
  for (const [x, y] of [
    [-0.2, -0.4],
    [0.12, -0.48],
    [-0.42, -0.14],
    [0, -0.2],
  ] as const) {
    dot(ctx, x, y, 0.08, 'rgba(120,70,20,0.5)');
  }
  fillPath(ctx, '#d39a3e', () => ctx.ellipse(-0.06, 0.14, 0.2, 0.1 + wave * 0.03, 0.5, 0, 7));
  dot(ctx, 0.66, 0.1, 0.1, '#c9603c');
  eye(ctx, 0.38, -0.16, 0.16);
}

export function drawSquid(ctx: Ctx, phase: number): void {
  const wave = Math.sin(phase * tau);
  for (let arm = 0; arm < 6; arm += 1) {
    const y = -0.26 + arm * 0.1;
    strokePath(ctx, arm % 2 === 0 ? '#b7527c' : '#d47a9c', 0.08, () => {
      ctx.moveTo(-0.2, y);
      ctx.bezierCurveTo(
        -0.5,
        y + wave * 0.1,
        -0.7,
        y * 1.8,
        -0.98,
        y * 1.5 + Math.sin(phase * tau + arm) * 0.12,
      );
    });
  }
  fillPath(ctx, shade(ctx, '#f0a9c2', '#b04f79', 0.4), () => {
    ctx.moveTo(1, 0);
    ctx.bezierCurveTo(0.7, -0.4, 0.2, -0.44, -0.24, -0.32);
    ctx.bezierCurveTo(-0.34, -0.1, -0.34, 0.1, -0.24, 0.32);
    ctx.bezierCurveTo(0.2, 0.44, 0.7, 0.4, 1, 0);
  });
  fillPath(ctx, '#c9668d', () => {
    ctx.moveTo(0.98, 0);
    ctx.lineTo(0.56, -0.52 + wave * 0.06);
    ctx.lineTo(0.5, -0.24);
    ctx.closePath();
    ctx.moveTo(0.98, 0);
    ctx.lineTo(0.56, 0.52 - wave * 0.06);
    ctx.lineTo(0.5, 0.24);
    ctx.closePath();
  });
  dot(ctx, 0.5, -0.1, 0.05, 'rgba(255,255,255,0.35)');
  dot(ctx, 0.3, 0.12, 0.06, 'rgba(255,255,255,0.3)');
  eye(ctx, -0.08, -0.12, 0.13);
}

export function drawTurtle(ctx: Ctx, phase: number): void {
  const wave = Math.sin(phase * tau);
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.translate(0.3, side * 0.4);
    ctx.rotate(side * (0.7 + wave * 0.4));
    fillPath(ctx, '#6f9a58', () => ctx.ellipse(-0.18, side * 0.12, 0.4, 0.15, 0, 0, 7));
    ctx.restore();
    ctx.save();
    ctx.translate(-0.52, side * 0.36);
    ctx.rotate(side * (0.6 - wave * 0.3));
    fillPath(ctx, '#5f8a4c', () => ctx.ellipse(-0.1, side * 0.06, 0.22, 0.11, 0, 0, 7));
    ctx.restore();
  }
  fillPath(ctx, '#7fae66', () => ctx.ellipse(0.8, 0, 0.22, 0.17, 0, 0, 7));
  const shell = ctx.createRadialGradient(0.1, -0.16, 0.05, 0, 0, 0.72);
  shell.addColorStop(0, '#f3c766');
  shell.addColorStop(0.55, '#a8762c');
  shell.addColorStop(1, '#4a3216');
  fillPath(ctx, shell, () => ctx.ellipse(0, 0, 0.68, 0.54, 0, 0, 7));
  strokePath(ctx, 'rgba(50,28,8,0.6)', 0.035, () => {
    ctx.ellipse(0, 0, 0.3, 0.24, 0, 0, 7);
    for (let turn = 0; turn < 6; turn += 1) {
      const angle = (turn / 6) * tau;
      ctx.moveTo(Math.cos(angle) * 0.3, Math.sin(angle) * 0.24);
      ctx.lineTo(Math.cos(angle) * 0.66, Math.sin(angle) * 0.52);
    }
  });
  eye(ctx, 0.88, -0.07, 0.06);
}

export function drawEel(ctx: Ctx, phase: number): void {
  const spine = Array.from({ length: 15 }, (_, part) => {
    const x = 0.92 - part * 0.14;
    return { x, y: Math.sin(phase * tau - part * 0.62) * 0.16 * (0.3 + part / 14) };
  });
  const trace = (ahead: number) => () => {
    for (const [index, { x, y }] of spine.entries()) {
      if (index === 0) ctx.moveTo(x, y + ahead);
      else ctx.lineTo(x, y + ahead);
    }
  };
  strokePath(ctx, 'rgba(120,220,255,0.3)', 0.5, trace(0));
  strokePath(ctx, '#1c4a5c', 0.3, trace(0));
  strokePath(ctx, '#3f8fa5', 0.2, trace(-0.02));
  strokePath(ctx, '#ffe48a', 0.05, trace(0));
  const head = spine[0] ?? { x: 0.9, y: 0 };
  fillPath(ctx, '#2a6478', () => ctx.ellipse(head.x, head.y, 0.19, 0.16, 0, 0, 7));
  eye(ctx, head.x + 0.06, head.y - 0.05, 0.06);
  strokePath(ctx, '#fff3b0', 0.03, () => {
    for (const part of [3, 7, 11]) {
      const { x, y } = spine[part] ?? head;
      const flash = 0.14 + 0.1 * Math.sin(phase * tau * 2 + part);
      ctx.moveTo(x, y - 0.16);
      ctx.lineTo(x + 0.06, y - 0.2 - flash);
      ctx.lineTo(x + 0.1, y - 0.18);
      ctx.lineTo(x + 0.16, y - 0.26 - flash);
    }
  });
}

export function drawDragon(ctx: Ctx, phase: number): void {
  const spine = Array.from({ length: 18 }, (_, part) => {
    const x = 0.56 - part * 0.094;
    return { x, y: Math.sin(phase * tau - part * 0.5) * 0.2 * (0.35 + part / 17) };
  });
  for (const [index, { x, y }] of [...spine.entries()].reverse()) {
    const size = 0.24 - index * 0.0105;
    fillPath(ctx, '#d9a441', () => {
      ctx.moveTo(x - 0.07, y - size * 0.8);
      ctx.lineTo(x - 0.05, y - size * 1.5);
      ctx.lineTo(x + 0.06, y - size * 0.86);
      ctx.closePath();
    });
    const scale = ctx.createLinearGradient(x, y - size, x, y + size);
    scale.addColorStop(0, '#5fc4a2');
    scale.addColorStop(0.6, '#2c7f66');
    scale.addColorStop(1, '#f4e3b0');
    fillPath(ctx, scale, () => ctx.arc(x, y, size, 0, 7));
    strokePath(ctx, 'rgba(10,50,40,0.4)', 0.016, () => ctx.arc(x, y, size * 0.9, 2.2, 4.1));
  }
  const { x, y } = spine[0] ?? { x: 0.56, y: 0 };
  ctx.save();
  ctx.translate(x, y);
  strokePath(ctx, '#f3c766', 0.05, () => {
    ctx.moveTo(0.02, -0.2);
    ctx.quadraticCurveTo(-0.1, -0.44, -0.3, -0.48);
    ctx.moveTo(-0.12, -0.38);
    ctx.lineTo(-0.06, -0.52);
    ctx.moveTo(0.12, -0.22);
    ctx.quadraticCurveTo(0.06, -0.44, -0.1, -0.58);
  });
  fillPath(ctx, '#c73e2b', () => {
    for (const turn of [2.4, 2.8, 3.3, 3.8]) {
      ctx.moveTo(-0.06, 0);
      ctx.lineTo(Math.cos(turn) * 0.46, Math.sin(turn) * 0.4);
      ctx.lineTo(Math.cos(turn + 0.3) * 0.26, Math.sin(turn + 0.3) * 0.26);
      ctx.closePath();
    }
  });
  fillPath(ctx, shade(ctx, '#6fd4b0', '#2f8a6c', 0.24), () => {
    ctx.moveTo(0.44, 0.02);
    ctx.bezierCurveTo(0.42, -0.16, 0.2, -0.28, -0.06, -0.24);
    ctx.bezierCurveTo(-0.24, -0.14, -0.24, 0.14, -0.06, 0.24);
    ctx.bezierCurveTo(0.2, 0.26, 0.44, 0.2, 0.44, 0.02);
  });
  strokePath(ctx, '#7c1d10', 0.03, () => {
    ctx.moveTo(0.42, 0.08);
    ctx.quadraticCurveTo(0.24, 0.18, 0.1, 0.12);
  });
  strokePath(ctx, '#f3c766', 0.03, () => {
    ctx.moveTo(0.38, -0.02);
    ctx.bezierCurveTo(0.6, 0.1, 0.5, 0.34, 0.32, 0.42);
    ctx.moveTo(0.4, -0.06);
    ctx.bezierCurveTo(0.66, -0.1, 0.64, 0.14, 0.6, 0.28);
  });
  dot(ctx, 0.36, -0.06, 0.03, '#123');
  eye(ctx, 0.14, -0.1, 0.085);
  ctx.restore();
}
