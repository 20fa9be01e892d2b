"""Signatures of drand's quicknet in plain Python: BLS12-381, signatures on G1, keys on G2, hash to curve as in RFC 9380.

Written from the RFC and from the papers alone; it shares no code with the product. Nothing here is secret, so nothing takes care
of time. A check takes about a second.

Fp is int, Fp2 is (a, b) for a + b·i, and Fp12 is six of Fp2: the coefficients of a polynomial in w with w^6 = 1 + i. A point is
(x, y), or None at infinity.
"""

import hashlib

P = 0x1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB
# The order of the groups, and the absolute value of what both follow from.
ORDER = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001
X = 0xD201000000010000
DOMAIN = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"

# RFC 9380, 8.8.1: the curve y^2 = x^3 + A x + B that is 11-isogenous to G1's.
A = 0x144698A3B8E9433D693A02C96D4982B0EA985383EE66A8D8E8981AEFD881AC98936F8DA0E0F97F5CF428082D584C1D
B = 0x12E2908D11688030018B12E8753EEE3B2016C1F0F24F4070A0B9C14FCEF35EF55A23215A316CEAA5D1CC48E98E172BE0
Z = 11
# The isogeny of its appendix E.2 by its kernel: the polynomial of the five x, the highest power first, and the scale of x and y.
KERNEL = [
    1,
    0x4AFE09D5CF4956A23B6B71F59D2B3407B415A774B7BE81BBB6FA99CBC798E0AC98BA725A5BC328016B1C268B4766E85,
    0x94440F65F408A6E930E16E3E92DD17BF60D6E9679A8D3D58593DE55AC23703042D609537EB3549AAC234D896CA82944,
    0x1335C502C1F54C49ACEEA65E87FD7203BA0F626F305FC0CFD606A5DAE9F3C8E81A4B3B69600129FABD307C69BF319D39,
    0x264908AF037BCEDE00D054CF5D4775E83EB6CF63C76B969F8ED174FB59FCFF78D201F46F6CFC4ED6552E59CE75177B0,
    0x133341FB0962A34CB0504A9C4FADA0A5090D38679B4C040D5D1C3AFB023A3409FCC0815FEA66D8B02BBEF9C8B5A66E07,
]
SCALE = 0x17A3E1BDA8A2D1A38A19241A0EA1E2F25B552D6197903F96BAE690EF6BE6B1381BE22E8A72A9745CD7A1FFFFFFFFB26D

G2 = (
    (
        0x24AA2B2F08F0A91260805272DC51051C6E47AD4FA403B02B4510B647AE3D1770BAC0326A805BBEFD48056C8C121BDB8,
        0x13E02B6052719F607DACD3A088274F65596BD0D09920B61AB5DA61BBDC7F5049334CF11213945D57E5AC7D055D042B7E,
    ),
    (
        0xCE5D527727D6E118CC9CDC6DA2E351AADFD9BAA8CBDD3A76D429A695160D12C923AC9CC3BACA289E193548608B82801,
        0x606C4A02EA734CC32ACD2B02BC28B99CB3E287E85A763AF267492AB572E99AB3F370D275CEC1DA1AAA9075FF05F79BE,
    ),
)


def is_signed_round(public_key, round_number, signature):
    """Whether the signature (48 bytes) is that of the key (96 bytes) over the round. It never raises for bytes."""
    key, point = read_g2(public_key), read_g1(signature)
    if key is None or point is None:
        return False
    hashed = hash_to_g1(hashlib.sha256(round_number.to_bytes(8, "big")).digest())
    # e(signature, G2) = e(hashed, key), as one product that is 1.
    product = multiply(miller(negative(point), G2), miller(hashed, key))
    return power(product, (P**12 - 1) // ORDER) == ONE


# Fp


def root(square):
    """A square root, or None where there is none. P is 3 modulo 4."""
    found = pow(square, (P + 1) // 4, P)
    return found if found * found % P == square % P else None


def negative(point):
    return point[0], -point[1] % P


def add(one, other):
    """The sum of two points of a curve with a = 0, over Fp."""
    if one is None or other is None:
        return one or other
    (x1, y1), (x2, y2) = one, other
    if x1 == x2 and (y1 + y2) % P == 0:
        return None
    if x1 == x2:
        slope = 3 * x1 * x1 * pow(2 * y1, -1, P) % P
    else:
        slope = (y2 - y1) * pow(x2 - x1, -1, P) % P
    x3 = (slope * slope - x1 - x2) % P
    return x3, (slope * (x1 - x3) - y1) % P


def times(factor, point):
    total = None
    for bit in bin(factor)[2:]:
        total = add(total, total)
        if bit == "1":
            total = add(total, point)
    return total


# Fp2


def mul2(one, other):
    (a, b), (c, d) = one, other
    return (a * c - b * d) % P, (a * d + b * c) % P


def add2(one, other):
    return (one[0] + other[0]) % P, (one[1] + other[1]) % P


def sub2(one, other):
    return (one[0] - other[0]) % P, (one[1] - other[1]) % P


def scale2(one, factor):
    return one[0] * factor % P, one[1] * factor % P


def inverse2(one):
    a, b = one
    norm = pow(a * a + b * b, -1, P)
    return a * norm % P, -b * norm % P


def root2(square):
    """Of a + b·i by the root of its norm; None where there is none."""
    a, b = square
    norm = root((a * a + b * b) % P)
    if norm is None:
        return None
    for half in ((a + norm) * pow(2, -1, P) % P, (a - norm) * pow(2, -1, P) % P):
        x = root(half)
        if x:
            found = x, b * pow(2 * x, -1, P) % P
            if mul2(found, found) == square:
                return found
    return None


# Fp12

ONE = ((1, 0),) + ((0, 0),) * 5


def multiply(one, other):
    wide = [(0, 0)] * 11
    for i, (a, b) in enumerate(one):
        if a or b:
            for j, (c, d) in enumerate(other):
                if c or d:
                    u, v = wide[i + j]
                    wide[i + j] = u + a * c - b * d, v + a * d + b * c
    # w^6 = 1 + i
    low = []
    for k in range(6):
        a, b = wide[k]
        c, d = wide[k + 6] if k < 5 else (0, 0)
        low.append(((a + c - d) % P, (b + c + d) % P))
    return tuple(low)


def power(base, exponent):
    result = ONE
    for bit in bin(exponent)[2:]:
        result = multiply(result, result)
        if bit == "1":
            result = multiply(result, base)
    return result


# The pairing


def miller(point, twisted):
    """The Miller loop of the ate pairing for a point of G1 and one of G2, up to what the final power removes."""
    xp, yp = point
    value, walker = ONE, twisted

    def step(other, slope):
        # The line through the walker, at the point: y_p w^3 - slope x_p w^2 + (slope x - y).
        nonlocal walker
        x, y = walker
        line = (sub2(mul2(slope, x), y), (0, 0), scale2(slope, -xp), (yp, 0), (0, 0), (0, 0))
        x3 = sub2(sub2(mul2(slope, slope), x), other[0])
        walker = x3, sub2(mul2(slope, sub2(x, x3)), y)
        return line

    for bit in bin(X)[3:]:
        x, y = walker
        line = step(walker, mul2(scale2(mul2(x, x), 3), inverse2(scale2(y, 2))))
        value = multiply(multiply(value, value), line)
        if bit == "1":
            x, y = walker
            slope = mul2(sub2(twisted[1], y), inverse2(sub2(twisted[0], x)))
            value = multiply(value, step(twisted, slope))
    return value


# Bytes


def read_flags(data, size):
    """The bytes without their flags and whether y is the larger root; None unless it is the shortest spelling of a finite point."""
    if len(data) != size or data[0] & 0xC0 != 0x80:
        return None
    return bytes([data[0] & 0x1F]) + data[1:], data[0] & 0x20 != 0


def read_g1(data):
    """A point of G1, or None for anything else: out of the field, not on the curve, or not in the group."""
    read = read_flags(data, 48)
    if read is None:
        return None
    x = int.from_bytes(read[0], "big")
    y = root((x * x * x + 4) % P)
    if x >= P or y is None:
        return None
    point = x, y if (y > P - y) == read[1] else P - y
    return point if times(ORDER, point) is None else None


def read_g2(data):
    """A point of the curve of G2. A key is pinned by whoever calls, so whether it is in the group is not asked."""
    read = read_flags(data, 96)
    if read is None:
        return None
    x = int.from_bytes(read[0][48:], "big"), int.from_bytes(read[0][:48], "big")
    y = root2(add2(mul2(mul2(x, x), x), (4, 4)))
    if max(x) >= P or y is None:
        return None
    other = sub2((0, 0), y)
    is_larger = (y[1], y[0]) > (other[1], other[0])
    return x, y if is_larger == read[1] else other


# Hash to curve: RFC 9380, suite BLS12381G1_XMD:SHA-256_SSWU_RO_


def hash_to_g1(message):
    expanded = expand(message, 128)
    points = [to_curve(int.from_bytes(expanded[at : at + 64], "big") % P) for at in (0, 64)]
    return times(X + 1, add(*points))


def expand(message, size):
    """expand_message_xmd of section 5.3.1."""
    domain = DOMAIN + bytes([len(DOMAIN)])
    first = hashlib.sha256(bytes(64) + message + size.to_bytes(2, "big") + b"\0" + domain).digest()
    blocks = [hashlib.sha256(first + b"\1" + domain).digest()]
    for count in range(2, size // 32 + 1):
        mixed = bytes(a ^ b for a, b in zip(first, blocks[-1]))
        blocks.append(hashlib.sha256(mixed + bytes([count]) + domain).digest())
    return b"".join(blocks)


def to_curve(u):
    """Simplified SWU (6.6.2) onto the isogenous curve, and from there onto G1's."""
    tv1 = Z * u * u % P
    tv2 = (tv1 * tv1 + tv1) % P
    x = -B * pow(A, -1, P) * (1 + pow(tv2, -1, P)) % P if tv2 else B * pow(Z * A, -1, P) % P
    y = root((x * x * x + A * x + B) % P)
    if y is None:
        x = tv1 * x % P
        y = root((x * x * x + A * x + B) % P)
    return isogeny(x, y if y % 2 == u % 2 else P - y)


def isogeny(x, y):
    """Kohel's formulas: x' = 11 x - 2 sum - 2 f' L - 4 f L', y' = y times the derivative of x', with L = h'/h of the kernel h."""
    h, h1, h2, h3 = (evaluate(derived(KERNEL, n), x) for n in range(4))
    inverse = pow(h, -1, P)
    log1 = h1 * inverse
    log2 = h2 * inverse - log1 * log1
    log3 = h3 * inverse - 3 * h2 * inverse * log1 + 2 * log1**3
    f, f1, f2 = x**3 + A * x + B, 3 * x * x + A, 6 * x
    image = 11 * x + 2 * KERNEL[1] - 2 * f1 * log1 - 4 * f * log2
    slope = 11 - 2 * f2 * log1 - 6 * f1 * log2 - 4 * f * log3
    return image * SCALE**2 % P, y * slope * SCALE**3 % P


def derived(polynomial, times_derived):
    for _ in range(times_derived):
        degree = len(polynomial) - 1
        polynomial = [value * (degree - at) for at, value in enumerate(polynomial[:-1])]
    return polynomial


def evaluate(polynomial, x):
    value = 0
    for coefficient in polynomial:
        value = (value * x + coefficient) % P
    return value
